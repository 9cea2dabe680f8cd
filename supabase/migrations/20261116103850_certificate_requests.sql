-- Members who passed a test choose the name for the certificate. The request waits while a guardian has to agree or an
-- instructor has to decide, and is deleted when the certificate is issued.

create table public.certificate_requests (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique references public.quiz_attempts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  holder_name text not null check (length(holder_name) between 1 and 100 and private.is_plain_name(holder_name)),
  name_form text not null check (name_form in ('full', 'initials', 'hidden')),
  requested_at timestamptz not null default now(),
  review_of text references public.certificates (id) on delete restrict,
  refused_at timestamptz,
  refused_by uuid references auth.users (id) on delete set null,
  check (refused_at is null or review_of is not null)
);
comment on table public.certificate_requests is 'class:s2';
comment on column public.certificate_requests.review_of is
  'The suspended certificate, or the one revoked for cheating, because of which an instructor decides.';
create index certificate_requests_member on public.certificate_requests (user_id);
create index certificate_requests_review_of on public.certificate_requests (review_of);
create index certificate_requests_review on public.certificate_requests (requested_at, id) where review_of is not null;
create index certificate_requests_refused_by on public.certificate_requests (refused_by);
alter table public.certificate_requests enable row level security;
grant select, insert, update, delete on public.certificate_requests to service_role, function_owner;
grant select (id, attempt_id, user_id, holder_name, name_form, requested_at, review_of, refused_at)
  on public.certificate_requests to authenticated;

create policy "function owner manages certificate requests" on public.certificate_requests for all to function_owner
  using (true) with check (true);
create policy "members read their own certificate requests, instructors those they review" on public.certificate_requests
  for select to authenticated
  using (user_id = (select auth.uid())
    or review_of is not null and (
      id between (select private.first_id_for_staff('instructor', 'auditor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
        and (select private.first_id_for_staff('instructor', 'auditor')) = '00000000-0000-0000-0000-000000000000'
      or id >= private.first_id_for_staff('instructor', 'auditor')
    ));

create function private.clean_certificate_name(given text) returns text
language sql immutable set search_path = '' as $$
  select cleaned from trim(regexp_replace(given, '[[:space:]]+', ' ', 'g')) as cleaned
  where length(cleaned) between 1 and 100 and private.is_plain_name(cleaned)
$$;

-- Certificates because of which a new pass needs an instructor: suspended, or revoked for cheating, unless a new pass was
-- approved since.
create function private.held_certificates(person uuid, course uuid) returns setof text
language sql stable set search_path = '' as $$
  select c.id from public.certificates c
  where c.user_id = person and c.course_id = course
    and (c.status = 'suspended' or c.status = 'revoked' and c.status_reason = 'cheating')
    and (
      select e.kind from public.certificate_events e
      where e.certificate_id = c.id and e.kind in ('suspended', 'revoked', 'new-pass-approved')
      order by e.happened_at desc limit 1
    ) is distinct from 'new-pass-approved'
  order by c.issued_at desc, c.id
$$;

-- How long before its expiry a certificate can be renewed and the first reminder is sent.
create function private.renewal_window() returns interval language sql immutable set search_path = '' as $$
  select interval '60 days'
$$;

-- When a certificate expires; null if never. A pass within the renewal window keeps the remaining days of the previous
-- certificate, and a pass before that window never shortens it.
create function private.certificate_expiry(passed_at timestamptz, months integer, previous timestamptz default null)
returns timestamptz language sql stable set search_path = '' as $$
  select greatest(
    (case when passed_at >= previous - private.renewal_window() and passed_at < previous then previous
      else passed_at end at time zone 'UTC' + make_interval(months => months)) at time zone 'UTC',
    case when months is not null then previous end)
$$;

-- Whether a pass can still lead to a certificate: none was issued for it or for a later pass, and it would not have
-- expired yet.
create function private.awaits_certificate(attempt public.quiz_attempts) returns boolean
language sql stable set search_path = '' as $$
  select attempt.is_passed and attempt.user_id is not null
    and not exists (
      select from public.certificates c
      where c.user_id = attempt.user_id and c.course_id = attempt.course_id and c.issued_at >= attempt.submitted_at
    )
    and coalesce((
      select private.certificate_expiry(attempt.submitted_at, k.validity_months) > now()
      from public.courses k where k.id = attempt.course_id
    ), true)
$$;

grant execute on function private.clean_certificate_name(text), private.held_certificates(uuid, uuid),
  private.renewal_window(), private.certificate_expiry(timestamptz, integer, timestamptz),
  private.awaits_certificate(public.quiz_attempts) to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.certificate_requests', 'Certificates you have requested', 'user_id = $1', '[
    ["holder_name", "Name"], ["name_form", "Name shown as"], ["requested_at", "Requested on"],
    ["refused_at", "Refused on"]
  ]', false, 'with_account');
