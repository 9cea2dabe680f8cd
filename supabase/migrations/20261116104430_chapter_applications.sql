-- Applications to start a chapter. The applicant follows the stages with the link in our emails, or on /me.

create type public.chapter_application_stage as enum ('submitted', 'interview', 'approved', 'declined', 'withdrawn');

create table public.chapter_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (length(name) between 2 and 100 and private.is_plain_name(name)),
  email text not null check (length(email) <= 254),
  role text not null check (length(role) between 2 and 100 and private.is_plain_name(role)),
  kind public.chapter_kind not null,
  institution text check (length(institution) between 2 and 100 and private.is_plain_name(institution)),
  city text not null check (length(city) between 2 and 60 and private.is_plain_name(city)),
  state text not null check (private.is_us_state(state)),
  expected_members integer not null check (expected_members between 3 and 1000),
  advisor text check (length(advisor) between 2 and 100 and private.is_plain_name(advisor)),
  why text not null check (length(why) between 100 and 1500),
  stage public.chapter_application_stage not null default 'submitted',
  note text check (length(note) between 2 and 1000),
  chapter_id uuid references public.chapters (id) on delete set null,
  submitted_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((kind = 'campus') = (institution is not null))
);
comment on table public.chapter_applications is 'class:s2';
comment on column public.chapter_applications.role is 'What the applicant does there: student, nurse, neighbor.';
comment on column public.chapter_applications.note is 'From staff to the applicant, with the last change of the stage.';
create index chapter_applications_member on public.chapter_applications (user_id, submitted_at desc);
create index chapter_applications_email on public.chapter_applications (lower(email), submitted_at);
create index chapter_applications_stage on public.chapter_applications (stage, submitted_at, id);
create index chapter_applications_chapter on public.chapter_applications (chapter_id);
alter table public.chapter_applications enable row level security;
revoke all on public.chapter_applications from public, anon, authenticated;
grant select, insert, update, delete on public.chapter_applications to service_role;
grant select, insert, update (user_id, stage, note, chapter_id, changed_at) on public.chapter_applications to function_owner;
grant select on public.chapter_applications to authenticated;

create policy "function owner manages chapter applications" on public.chapter_applications for all to function_owner
  using (true) with check (true);
create policy "applicants read their own applications, outreach all" on public.chapter_applications
  for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

-- Anyone with the token reads and withdraws the application, so it is in no table of the API.
create table private.chapter_application_tokens (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  application_id uuid not null unique references public.chapter_applications (id) on delete cascade
);
comment on table private.chapter_application_tokens is 'class:public';
comment on column private.chapter_application_tokens.token is 'class:secret';
alter table private.chapter_application_tokens enable row level security;
grant select, insert on private.chapter_application_tokens to function_owner;

create policy "function owner reads application tokens" on private.chapter_application_tokens
  for select to function_owner using (true);
create policy "function owner adds application tokens" on private.chapter_application_tokens
  for insert to function_owner with check (true);

-- The application of a token, or of the id of one that the caller sent while signed in.
create function private.application_of(proof text) returns uuid language sql stable set search_path = '' as $$
  select t.application_id from private.chapter_application_tokens t where t.token = proof
  union all
  select a.id from public.chapter_applications a
  where a.id = case when proof ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then proof::uuid end
    and a.user_id = private.caller_id()
$$;

-- Emails the applicant the current stage and the link.
create function private.email_applicant(application uuid) returns void language sql set search_path = '' as $$
  select private.queue_email('chapter-application', a.email, jsonb_build_object(
    'name', a.name, 'city', a.city, 'token', t.token, 'stage', a.stage, 'note', a.note))
  from public.chapter_applications a join private.chapter_application_tokens t on t.application_id = a.id
  where a.id = application
$$;
grant execute on function private.application_of(text), private.email_applicant(uuid) to function_owner;

create type public.chapter_application_outcome as enum ('submitted', 'invalid', 'too-many');

-- One address may apply three times a month. The link goes out by email only: using it proves who owns the address.
create function private.apply_for_chapter(
  name text, email text, role text, kind public.chapter_kind, institution text, city text, state text,
  expected_members integer, advisor text, why text
) returns public.chapter_application_outcome language plpgsql security definer set search_path = '' as $$
declare
  sent uuid;
begin
  if coalesce(not private.is_email_address(trim($2)), true) then return 'invalid'; end if;
  perform pg_advisory_xact_lock(hashtextextended('chapter application ' || lower(trim($2)), 0));
  if (select count(*) from public.chapter_applications a
    where lower(a.email) = lower(trim($2)) and a.submitted_at > now() - interval '30 days') >= 3 then return 'too-many'; end if;
  insert into public.chapter_applications (user_id, name, email, role, kind, institution, city, state, expected_members,
      advisor, why)
    values (private.caller_id(), trim($1), trim($2), trim($3), $4, case $4 when 'campus' then private.filled_text($5) end,
      trim($6), $7, $8, private.filled_text($9), trim($10))
    returning id into sent;
  insert into private.chapter_application_tokens (application_id) values (sent);
  perform private.email_applicant(sent);
  return 'submitted';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('apply_for_chapter', '{anon, authenticated}');

-- What the holder of the emailed link and the signed-in applicant see; no row for an unknown token.
create function private.chapter_application(proof text) returns table (
  name text, city text, state text, stage public.chapter_application_stage, note text, chapter text,
  submitted_at timestamptz, changed_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select a.name, a.city, a.state, a.stage, a.note, case c.status when 'active' then c.slug end, a.submitted_at, a.changed_at
  from public.chapter_applications a left join public.chapters c on c.id = a.chapter_id
  where a.id = private.application_of(proof)
$$;
call private.publish_function('chapter_application', '{anon, authenticated}', 'token text');

create type public.chapter_withdrawal_outcome as enum ('withdrawn', 'not-possible', 'unknown');

create function private.withdraw_chapter_application(proof text) returns public.chapter_withdrawal_outcome
language plpgsql security definer set search_path = '' as $$
begin
  update public.chapter_applications a set stage = 'withdrawn', note = null, changed_at = now()
    where a.id = private.application_of(proof) and a.stage in ('submitted', 'interview');
  if found then return 'withdrawn'; end if;
  return (case when private.application_of(proof) is null
    then 'unknown' else 'not-possible' end)::public.chapter_withdrawal_outcome;
end $$;
call private.publish_function('withdraw_chapter_application', '{anon, authenticated}', 'token text');

-- The stages an application can move to; the first one of each stage is the regular next step.
create function private.chapter_application_steps() returns table (
  from_stage public.chapter_application_stage, to_stage public.chapter_application_stage, place integer
) language sql immutable set search_path = '' as $$
  values ('submitted'::public.chapter_application_stage, 'interview'::public.chapter_application_stage, 1),
    ('submitted', 'declined', 2), ('interview', 'approved', 1), ('interview', 'declined', 2), ('declined', 'interview', 1)
$$;

-- A computed field of each application.
create function public.next_stages(application public.chapter_applications) returns public.chapter_application_stage[]
language sql stable set search_path = '' as $$
  select array_agg(s.to_stage order by s.place) from private.chapter_application_steps() s
  where s.from_stage = application.stage
$$;
grant execute on function public.next_stages(public.chapter_applications), private.chapter_application_steps()
  to authenticated;

-- Creates the chapter of an approved application, and makes an applicant with an account its lead.
create function private.open_chapter(application public.chapter_applications) returns uuid
language plpgsql set search_path = '' as $$
declare
  base text := trim(both '-' from regexp_replace(lower(application.city), '[^a-z0-9]+', '-', 'g'));
  opened uuid;
begin
  base := coalesce(private.filled_text(base), 'chapter');
  insert into public.chapters (slug, name, kind, institution, city, state)
    values (case when exists (select from public.chapters c where c.slug = base)
        then left(base, 51) || '-' || left(replace(application.id::text, '-', ''), 8) else base end,
      application.city, application.kind, application.institution, application.city, application.state)
    returning id into opened;
  if application.user_id is not null then
    insert into public.user_roles (user_id, role, chapter_id, granted_by)
      values (application.user_id, 'chapter_lead', opened, private.caller_id());
  end if;
  return opened;
end $$;

create type public.chapter_application_move_outcome as enum ('moved', 'invalid', 'not-possible', 'unknown', 'not-allowed');

create function private.move_chapter_application(
  application uuid, next_stage public.chapter_application_stage, note_to_applicant text
) returns public.chapter_application_move_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.chapter_applications;
  words text := private.filled_text(note_to_applicant);
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.chapter_applications a where a.id = application for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.chapter_application_steps() s
    where s.from_stage = held.stage and s.to_stage = next_stage) then return 'not-possible'; end if;
  update public.chapter_applications a set stage = next_stage, note = words, changed_at = now(),
    chapter_id = case next_stage when 'approved' then private.open_chapter(held) else a.chapter_id end
    where a.id = application;
  perform private.email_applicant(application);
  return 'moved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('move_chapter_application', '{authenticated}');
grant execute on function private.chapter_application_steps(), private.open_chapter(public.chapter_applications)
  to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.chapter_applications', 'Applications to start a chapter', 'user_id = $1 or lower(email) = lower($2)', '[
    ["submitted_at", "Sent on"], ["name", "Name"], ["email", "Email"], ["role", "Your role"],
    ["institution", "School"], ["city", "City"], ["state", "State"], ["expected_members", "Expected members"],
    ["advisor", "Advisor"], ["why", "Why"], ["stage", "Stage"], ["note", "Our note"]
  ]', false, 'delete');
