-- A merge of two accounts calls one function of each feature, so that a feature adds a function and a line here.

create table private.merge_steps (
  name text primary key check (name ~ '^move_[a-z0-9_]{1,58}$'),
  position smallint not null unique
);
comment on table private.merge_steps is 'class:public';
comment on column private.merge_steps.name is
  'Name of a function in this schema with the parameters from_person and to_person, called as function_owner.';
alter table private.merge_steps enable row level security;
revoke all on private.merge_steps from public, anon, authenticated, service_role;
grant select on private.merge_steps to function_owner;
create policy "function owner reads merge steps" on private.merge_steps for select to function_owner using (true);

-- Tickets and the wardrobe come before the courses: what moves must not earn a second ticket or other coins.
insert into private.merge_steps (position, name) values
  (10, 'move_raffle_entries'), (20, 'move_wardrobe'), (30, 'move_learning'), (40, 'move_chapters'),
  (50, 'move_registrations'), (60, 'move_gifts'), (70, 'move_volunteering');

create function private.move_everything(from_person uuid, to_person uuid) returns void
language plpgsql set search_path = '' as $$
declare
  step text;
begin
  for step in select s.name from private.merge_steps s order by s.position loop
    execute format('select private.%I($1, $2)', step) using from_person, to_person;
  end loop;
end $$;
grant execute on function private.move_everything(uuid, uuid) to function_owner;

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
  perform private.move_everything(usable.from_person, me);
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
