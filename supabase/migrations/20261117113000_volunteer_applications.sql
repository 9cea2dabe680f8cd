-- Applications to volunteer. A member has one at a time, follows its stages, and is a volunteer while it is active.

create type public.volunteer_stage as enum (
  'submitted', 'interview', 'training', 'active', 'inactive', 'declined', 'withdrawn'
);
create type public.volunteer_interest as enum ('greet', 'teach', 'pack', 'words', 'review');
create type public.availability_slot as enum (
  'mon-morning', 'mon-afternoon', 'mon-evening', 'tue-morning', 'tue-afternoon', 'tue-evening',
  'wed-morning', 'wed-afternoon', 'wed-evening', 'thu-morning', 'thu-afternoon', 'thu-evening',
  'fri-morning', 'fri-afternoon', 'fri-evening', 'sat-morning', 'sat-afternoon', 'sat-evening',
  'sun-morning', 'sun-afternoon', 'sun-evening'
);

create table public.volunteer_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 2 and 100 and private.is_plain_name(name)),
  phone text check (phone ~ '^[0-9+(). -]{7,30}$'),
  city text not null check (length(city) between 2 and 60 and private.is_plain_name(city)),
  state text not null check (private.is_us_state(state)),
  interests public.volunteer_interest[] not null check (cardinality(interests) between 1 and 5),
  availability public.availability_slot[] not null default '{}' check (cardinality(availability) <= 21),
  about text check (length(about) between 2 and 1500),
  stage public.volunteer_stage not null default 'submitted',
  note text check (length(note) between 2 and 1000),
  submitted_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
comment on table public.volunteer_applications is 'class:s2';
comment on column public.volunteer_applications.about is 'What the applicant has done before, in their own words.';
comment on column public.volunteer_applications.note is 'From staff to the applicant, with the last change of the stage.';
create index volunteer_applications_member on public.volunteer_applications (user_id, submitted_at desc);
create unique index volunteer_applications_one_open on public.volunteer_applications (user_id)
  where stage in ('submitted', 'interview', 'training', 'active');
create index volunteer_applications_stage on public.volunteer_applications (stage, submitted_at, id);
alter table public.volunteer_applications enable row level security;
revoke all on public.volunteer_applications from public, anon, authenticated;
grant select, insert, update, delete on public.volunteer_applications to service_role;
grant select, insert, update (user_id, availability, stage, note, changed_at) on public.volunteer_applications
  to function_owner;
grant select on public.volunteer_applications to authenticated;

create policy "function owner manages volunteer applications" on public.volunteer_applications for all to function_owner
  using (true) with check (true);
create policy "applicants read their own volunteer applications, outreach all" on public.volunteer_applications
  for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

create function private.is_volunteer(person uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.volunteer_applications a where a.user_id = person and a.stage = 'active')
$$;

-- Tells the applicant the stage and the reason, on /me and by email.
create function private.notify_applicant(application public.volunteer_applications) returns void
language sql set search_path = '' as $$
  select private.notify(application.user_id, 'account', 'volunteer-application', jsonb_build_object(
    'name', application.name, 'stage', application.stage, 'note', application.note))
$$;
grant execute on function private.is_volunteer(uuid), private.notify_applicant(public.volunteer_applications)
  to function_owner;

create type public.volunteer_application_outcome as enum (
  'submitted', 'invalid', 'no-age', 'no-consent', 'already-open', 'too-many'
);

-- Why a member cannot apply now; null if they can. Learners under 18 need a guardian's consent to events, because that
-- is where volunteers help.
create function private.application_obstacle(member uuid) returns public.volunteer_application_outcome
language sql stable set search_path = '' as $$
  select (case
    when exists (select from public.volunteer_applications a
      where a.user_id = member and a.stage in ('submitted', 'interview', 'training', 'active')) then 'already-open'
    when not private.has_consent(member, 'consent-events') then
      case when private.is_minor(member) then 'no-consent' else 'no-age' end
    when (select count(*) from public.volunteer_applications a
      where a.user_id = member and a.submitted_at > now() - interval '30 days') >= 3 then 'too-many'
  end)::public.volunteer_application_outcome
$$;
grant execute on function private.application_obstacle(uuid) to function_owner;

-- For the page with the form.
create function private.volunteer_obstacle() returns public.volunteer_application_outcome
language sql stable security definer set search_path = '' as $$
  select private.application_obstacle(private.caller_id())
$$;
call private.publish_function('volunteer_obstacle', '{authenticated}');

create function private.apply_to_volunteer(
  name text, phone text, city text, state text, interests public.volunteer_interest[],
  availability public.availability_slot[], about text
) returns public.volunteer_application_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  obstacle public.volunteer_application_outcome;
  made public.volunteer_applications;
begin
  perform pg_advisory_xact_lock(hashtextextended('volunteer application ' || me, 0));
  obstacle := private.application_obstacle(me);
  if obstacle is not null then return obstacle; end if;
  insert into public.volunteer_applications (user_id, name, phone, city, state, interests, availability, about)
    values (me, trim($1), private.filled_text($2), trim($3), $4, array(select distinct unnest($5) order by 1),
      array(select distinct unnest($6) order by 1), private.filled_text($7))
    returning * into made;
  perform private.notify_applicant(made);
  return 'submitted';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('apply_to_volunteer', '{authenticated}');

create type public.volunteer_withdrawal_outcome as enum ('withdrawn', 'ended', 'nothing-open');

-- Withdraws the caller's application; a volunteer stops volunteering.
create function private.withdraw_volunteer_application() returns public.volunteer_withdrawal_outcome
language plpgsql security definer set search_path = '' as $$
declare
  was public.volunteer_stage;
begin
  select a.stage into was from public.volunteer_applications a
    where a.user_id = private.caller_id() and a.stage in ('submitted', 'interview', 'training', 'active') for update;
  if was is null then return 'nothing-open'; end if;
  update public.volunteer_applications a set note = null, changed_at = now(),
    stage = (case was when 'active' then 'inactive' else 'withdrawn' end)::public.volunteer_stage
    where a.user_id = private.caller_id() and a.stage = was;
  return (case was when 'active' then 'ended' else 'withdrawn' end)::public.volunteer_withdrawal_outcome;
end $$;
call private.publish_function('withdraw_volunteer_application', '{authenticated}');

create type public.availability_outcome as enum ('saved', 'nothing-open');

-- When the caller has time; shifts are suggested by it.
create function private.save_availability(slots public.availability_slot[]) returns public.availability_outcome
language plpgsql security definer set search_path = '' as $$
begin
  update public.volunteer_applications a set availability = array(select distinct unnest(slots) order by 1)
    where a.user_id = private.caller_id() and a.stage in ('submitted', 'interview', 'training', 'active');
  return (case when found then 'saved' else 'nothing-open' end)::public.availability_outcome;
end $$;
call private.publish_function('save_availability', '{authenticated}');

-- The stages an application can move to; the first one of each stage is the regular next step.
create function private.volunteer_steps() returns table (
  from_stage public.volunteer_stage, to_stage public.volunteer_stage, place integer
) language sql immutable set search_path = '' as $$
  values ('submitted'::public.volunteer_stage, 'interview'::public.volunteer_stage, 1), ('submitted', 'declined', 2),
    ('interview', 'training', 1), ('interview', 'declined', 2), ('training', 'active', 1), ('training', 'declined', 2),
    ('active', 'inactive', 1), ('inactive', 'active', 1), ('declined', 'interview', 1)
$$;

-- A computed field of each application.
create function public.next_volunteer_stages(application public.volunteer_applications) returns public.volunteer_stage[]
language sql stable set search_path = '' as $$
  select array_agg(s.to_stage order by s.place) from private.volunteer_steps() s where s.from_stage = application.stage
$$;
grant execute on function public.next_volunteer_stages(public.volunteer_applications), private.volunteer_steps() to authenticated;
grant execute on function private.volunteer_steps() to function_owner;

create type public.volunteer_move_outcome as enum (
  'moved', 'invalid', 'no-reason', 'not-possible', 'unknown', 'not-allowed'
);

-- Declining someone and ending their volunteering need a reason, which the applicant reads.
create function private.move_volunteer_application(
  application uuid, next_stage public.volunteer_stage, note_to_applicant text
) returns public.volunteer_move_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.volunteer_applications;
  words text := private.filled_text(note_to_applicant);
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.volunteer_applications a where a.id = application for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.volunteer_steps() s
    where s.from_stage = held.stage and s.to_stage = next_stage) then return 'not-possible'; end if;
  if words is null and next_stage in ('declined', 'inactive') then return 'no-reason'; end if;
  update public.volunteer_applications a set stage = next_stage, note = words, changed_at = now()
    where a.id = application returning a.* into held;
  perform private.notify_applicant(held);
  return 'moved';
exception
  when unique_violation then return 'not-possible';
  when check_violation then return 'invalid';
end $$;
call private.publish_function('move_volunteer_application', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.volunteer_applications', 'Applications to volunteer', 'user_id = $1', '[
    ["submitted_at", "Sent on"], ["name", "Name"], ["phone", "Phone"], ["city", "City"], ["state", "State"],
    ["interests", "Jobs"], ["availability", "When you have time"], ["about", "About you"], ["stage", "Stage"],
    ["note", "Our note"]
  ]', false, 'with_account');
