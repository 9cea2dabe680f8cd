-- Gifts move with a merged account. An erasure finds gifts without an account by their address, and leaves those that
-- belong to another member.

create function private.move_gifts(from_person uuid, to_person uuid) returns void
language sql set search_path = '' as $$
  update public.subscriptions set user_id = to_person where user_id = from_person;
  update public.donations set user_id = to_person where user_id = from_person;
  update public.receipts set user_id = to_person where user_id = from_person
$$;
grant execute on function private.move_gifts(uuid, uuid) to function_owner;

create or replace function private.merge_account(code text, is_other_leaving boolean default false)
returns public.merge_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  usable record;
  before jsonb;
  after jsonb;
begin
  select * into usable from private.find_merge(code);
  if usable.outcome <> 'usable' then return usable.outcome; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  perform private.lock_accounts(me, usable.from_person);
  before := private.movable_rows(usable.from_person);
  -- Before the courses: a course that moves must not earn a second ticket.
  perform private.move_raffle_entries(usable.from_person, me);
  perform private.move_learning(usable.from_person, me);
  perform private.move_chapters(usable.from_person, me);
  perform private.move_registrations(usable.from_person, me);
  perform private.move_gifts(usable.from_person, me);
  after := private.movable_rows(usable.from_person);
  update public.account_merges g set merged_at = now(), secret_hash = null, sent_to = null,
    is_other_leaving = coalesce(merge_account.is_other_leaving, false), moved = (
      select jsonb_object_agg(key, value::integer - (after ->> key)::integer) from jsonb_each_text(before))
    where g.id = usable.merge;
  perform private.notify(me, 'account', 'accounts-merged', '{}', 'merged ' || usable.merge);
  perform private.notify(usable.from_person, 'account', 'account-merged-away', '{}',
    'merged away ' || usable.merge);
  if merge_account.is_other_leaving then
    perform private.schedule_erasure(usable.from_person, me, 'asked', now() + interval '7 days');
  end if;
  return 'merged';
end $$;

update private.person_map set row_condition = 'user_id = $1 or user_id is null and lower(donor_email) = lower($2)'
  where relation in ('public.subscriptions', 'public.donations', 'public.receipts');
