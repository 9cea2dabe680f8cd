-- Permission slips for events.

create table public.permission_slips (
  id uuid primary key default gen_random_uuid(),
  learner_id uuid not null references auth.users (id) on delete cascade,
  asked_by uuid references auth.users (id) on delete set null,
  title text not null check (length(title) between 3 and 120 and title !~ '[[:cntrl:]]'),
  happens_on date not null,
  about text not null check (length(about) between 10 and 1000),
  asked_at timestamptz not null default now(),
  is_allowed boolean,
  answered_at timestamptz,
  answered_by uuid references auth.users (id) on delete set null,
  reminded_at timestamptz,
  signed_name text check (length(signed_name) between 2 and 100 and private.is_plain_name(signed_name)),
  emergency_name text check (length(emergency_name) between 2 and 100 and private.is_plain_name(emergency_name)),
  emergency_phone text check (emergency_phone ~ '^\+?[0-9 ().-]{7,25}$'),
  check ((is_allowed is null) = (answered_at is null)),
  check (is_allowed is true or (emergency_name is null and emergency_phone is null))
);
comment on table public.permission_slips is 'class:s3';
comment on column public.permission_slips.reminded_at is 'When the learner reminded the guardians, which works once.';
comment on column public.permission_slips.emergency_name is 'Deleted 7 days after the date.';
comment on column public.permission_slips.emergency_phone is 'Deleted 7 days after the date.';
create index permission_slips_learner on public.permission_slips (learner_id, happens_on);
create index permission_slips_asked_by on public.permission_slips (asked_by, asked_at);
create index permission_slips_answered_by on public.permission_slips (answered_by);
alter table public.permission_slips enable row level security;

revoke all on public.permission_slips from public, anon, authenticated;
grant select, insert, update, delete on public.permission_slips to service_role;
grant select, insert,
  update (happens_on, is_allowed, answered_at, answered_by, signed_name, emergency_name, emergency_phone, reminded_at)
  on public.permission_slips to function_owner;
grant select on public.permission_slips to authenticated;

create policy "function owner manages permission slips" on public.permission_slips for all to function_owner
  using (true) with check (true);
create policy "learners, their guardians and event staff read slips" on public.permission_slips
  for select to authenticated
  using (learner_id = (select auth.uid()) or learner_id = any (array(select private.guarded_learners()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

create type public.permission_request_outcome as enum (
  'requested', 'invalid', 'invalid-date', 'no-guardian', 'not-learner', 'too-many', 'unknown'
);

-- The date where it is earliest in the United States: a slip has the date of a place, and the server counts in UTC.
create function private.earliest_local_date() returns date language plpgsql stable set search_path = '' as $$
begin
  return (now() at time zone 'Pacific/Honolulu')::date;
end $$;
call private.publish_function('earliest_local_date', '{authenticated}');

-- Requested by the learner, or by event staff for a learner.
create function private.request_permission(learner uuid, slip_title text, slip_date date, slip_about text)
returns table (outcome public.permission_request_outcome, slip uuid) language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  outcome := case
    when me is distinct from learner and not private.is_staff('events') then 'unknown'
    when not private.is_minor(learner) then 'not-learner'
    when not exists (select from public.guardianships g where g.learner_id = learner
      and g.verified_at is not null and g.ended_at is null) then 'no-guardian'
    when coalesce(length(trim(slip_title)) not between 3 and 120 or slip_title ~ '[[:cntrl:]]'
      or length(trim(slip_about)) not between 10 and 1000, true) then 'invalid'
    when coalesce(slip_date not between private.earliest_local_date() and current_date + 365, true) then 'invalid-date'
    when me = learner and (select count(*) from public.permission_slips s
      where s.asked_by = me and s.asked_at > now() - interval '1 day') >= 5 then 'too-many'
  end;
  if outcome is not null then return next; return; end if;
  insert into public.permission_slips (learner_id, asked_by, title, happens_on, about)
    values (learner, me, trim(slip_title), slip_date, trim(slip_about)) returning id into slip;
  perform private.notify(g.guardian_id, 'guardian', 'permission-asked', jsonb_build_object(
    'slip', slip, 'name', private.display_name_of(learner), 'title', trim(slip_title), 'day', slip_date))
    from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null;
  outcome := 'requested';
  return next;
end $$;
call private.publish_function('request_permission', '{authenticated}',
  'learner uuid, title text, happens_on date, about text');

create type public.slip_answer_outcome as enum ('saved', 'too-late', 'invalid', 'unknown', 'reauthenticate');

-- A guardian can change the answer until the date. A yes needs a sign-in within the last ten minutes.
create function private.answer_slip(slip uuid, allow boolean, signature text, contact_name text, contact_phone text)
returns public.slip_answer_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  asked public.permission_slips;
begin
  select s.* into asked from public.permission_slips s where s.id = slip for update;
  if asked.id is null or not private.guards(asked.learner_id) then return 'unknown'; end if;
  if asked.happens_on < private.earliest_local_date() then return 'too-late'; end if;
  if allow is null or coalesce(length(trim(signature)) not between 2 and 100 or not private.is_plain_name(signature), true)
    or allow and coalesce(length(trim(contact_name)) not between 2 and 100 or not private.is_plain_name(contact_name)
      or trim(contact_phone) !~ '^\+?[0-9 ().-]{7,25}$', true) then return 'invalid'; end if;
  if allow and not private.caller_is_proven() then return 'reauthenticate'; end if;
  update public.permission_slips set is_allowed = allow, answered_at = now(), answered_by = me,
    signed_name = trim(signature),
    emergency_name = case when allow then trim(contact_name) end,
    emergency_phone = case when allow then trim(contact_phone) end
    where id = slip;
  perform private.notify(asked.learner_id, 'guardian', 'permission-answered', jsonb_build_object(
    'name', private.display_name_of(me), 'title', asked.title, 'is_allowed', allow));
  return 'saved';
end $$;
call private.publish_function('answer_slip', '{authenticated}',
  'slip uuid, allow boolean, signed_name text, emergency_name text default null, emergency_phone text default null');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.permission_slips', 'Permission slips', 'learner_id = $1 or answered_by = $1',
    '[["title", "For"], ["happens_on", "On"], ["about", "About"], ["is_allowed", "Allowed"],
      ["answered_at", "Answered on"], ["signed_name", "Signed as"], ["emergency_name", "Emergency contact"],
      ["emergency_phone", "Phone of the contact"]]', true, 'anonymize',
    'signed_name = null, emergency_name = null, emergency_phone = null',
    'When a guardian leaves, the learner keeps the answer without the guardian’s name and number.');
