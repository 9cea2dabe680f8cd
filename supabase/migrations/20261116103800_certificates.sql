-- Certificates of passed courses, found by an id that cannot be guessed, and their history.

create table public.certificates (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  user_id uuid references auth.users (id) on delete set null,
  course_id uuid not null references public.courses (id) on delete restrict,
  attempt_id uuid unique references public.quiz_attempts (id) on delete set null,
  course_title text not null constraint certificates_title_length check (length(course_title) <= 120),
  criteria text not null constraint certificates_criteria_length check (length(criteria) <= 300),
  holder_name text check (length(holder_name) between 1 and 100 and private.is_plain_name(holder_name)),
  name_form text not null default 'initials' check (name_form in ('full', 'initials', 'hidden')),
  issued_at timestamptz not null default now(),
  expires_at timestamptz,
  status text not null default 'valid' check (status in ('valid', 'suspended', 'revoked')),
  status_reason text check (status_reason in ('issued-in-error', 'name-of-another', 'cheating', 'under-review', 'holder-asked',
    'name-corrected')),
  status_number integer generated always as identity unique,
  replaces text unique references public.certificates (id) on delete restrict,
  check (expires_at > issued_at),
  check ((status = 'valid') = (status_reason is null))
);
comment on table public.certificates is 'class:s2';
comment on column public.certificates.id is 'Path of the public page.';
comment on column public.certificates.course_title is 'As it was when the certificate was issued.';
comment on column public.certificates.criteria is 'As they were when the certificate was issued.';
comment on column public.certificates.status_number is 'Index in the published status list.';
create index certificates_expiring on public.certificates (expires_at) where status = 'valid';
create index certificates_not_valid on public.certificates (status_number) where status <> 'valid';

create table public.certificate_events (
  id uuid primary key default gen_random_uuid(),
  certificate_id text not null references public.certificates (id) on delete cascade,
  kind text not null check (kind in ('issued', 'renewed', 'suspended', 'reinstated', 'revoked', 'name-corrected',
    'name-form', 'new-pass-approved', 'new-pass-refused', 'merged', 'reminder-60', 'reminder-30', 'reminder-7')),
  detail text check (length(detail) <= 200),
  actor uuid references auth.users (id) on delete set null,
  happened_at timestamptz not null default clock_timestamp()
);
comment on table public.certificate_events is 'class:s2';
create index certificate_events_certificate on public.certificate_events (certificate_id, happened_at);
create index certificate_events_actor on public.certificate_events (actor);
create unique index certificate_events_once on public.certificate_events (certificate_id, kind)
  where kind like 'reminder-%' or kind = 'issued';
create unique index certificates_card on public.certificates (id) include (
  user_id, course_id, course_title, criteria, holder_name, name_form, issued_at, expires_at, status, status_reason,
  status_number, replaces
);
create index certificates_renewals on public.certificates (replaces) include (id) where replaces is not null;
create index certificates_holder on public.certificates (user_id, issued_at desc)
  include (id, course_title, expires_at, status);
create index certificates_newest on public.certificates (issued_at desc, id)
  include (user_id, course_title, holder_name, expires_at, status);
create index certificates_course on public.certificates (course_id, issued_at desc, id)
  include (user_id, course_title, holder_name, expires_at, status);
create index certificates_state on public.certificates (status, issued_at desc, id)
  include (user_id, course_id, course_title, holder_name, expires_at) where status <> 'valid';
alter table public.certificates enable row level security;
alter table public.certificate_events enable row level security;
grant select, insert, update, delete on public.certificates to service_role;
grant select, insert, update (actor) on public.certificate_events to service_role;
grant select, insert, update (user_id, attempt_id, holder_name, name_form, status, status_reason)
  on public.certificates to function_owner;
grant select, insert, update (actor) on public.certificate_events to function_owner;
grant select on public.certificates, public.certificate_events to authenticated;

create policy "function owner manages certificates" on public.certificates for all to function_owner
  using (true) with check (true);
create policy "function owner manages certificate events" on public.certificate_events for all to function_owner using (true) with check (true);
create policy "holders, their guardians and instructors read certificates" on public.certificates
  for select to authenticated
  using (user_id = any (array(select private.visible_people()))
    or id between (select private.first_id_for_staff('instructor', 'auditor')::text) and 'g'
      and (select private.first_id_for_staff('instructor', 'auditor')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('instructor', 'auditor')::text);
create policy "holders and instructors read certificate events" on public.certificate_events
  for select to authenticated
  using (certificate_id = any (array(select c.id from public.certificates c where c.user_id = (select auth.uid())))
    or id between (select private.first_id_for_staff('instructor', 'auditor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('instructor', 'auditor')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('instructor', 'auditor'));

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.certificates', 'Your certificates', 'user_id = $1', '[
    ["id", "Number"], ["course_title", "Course"], ["holder_name", "Name"], ["name_form", "Name shown as"],
    ["issued_at", "Issued on"], ["expires_at", "Valid until"], ["status", "State"]
  ]', true, 'anonymize', 'user_id = null, holder_name = null',
  'A certificate that you have shown can still be checked, without your name and without a link to you.'),
  ('public.certificate_events', 'What happened to your certificates', 'actor = $1', '[
    ["certificate_id", "Certificate"], ["kind", "What"], ["happened_at", "When"]
  ]', true, 'anonymize', 'actor = null', 'The log belongs to the certificate and no longer names you.');
