-- Volunteering moves with a merged account. What a person has only once stays: an open application beside another one,
-- a signature of the same waiver, a place on the same shift.

create function private.move_volunteering(from_person uuid, to_person uuid) returns void
language sql set search_path = '' as $$
  update public.volunteer_applications a set user_id = to_person where a.user_id = from_person and (
    a.stage in ('inactive', 'declined', 'withdrawn') or not exists (select from public.volunteer_applications o
      where o.user_id = to_person and o.stage in ('submitted', 'interview', 'training', 'active')));
  update public.waiver_signatures s set user_id = to_person,
    signed_by = case s.signed_by when from_person then to_person else s.signed_by end
    where s.user_id = from_person and not exists (select from public.waiver_signatures o
      where o.user_id = to_person and o.version = s.version);
  update public.shift_signups u set user_id = to_person where u.user_id = from_person and not exists (
    select from public.shift_signups o where o.user_id = to_person and o.shift_id = u.shift_id);
  update public.volunteer_hours set user_id = to_person where user_id = from_person;
  update public.service_letters set user_id = to_person where user_id = from_person
$$;
grant execute on function private.move_volunteering(uuid, uuid) to function_owner;

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
  perform private.move_volunteering(usable.from_person, me);
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
