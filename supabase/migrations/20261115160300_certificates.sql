-- Proof that somebody passed a course: issued once per passed attempt, looked up by an id nobody can guess.
create table public.certificates (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  user_id uuid references auth.users (id) on delete set null,
  course_id uuid not null references public.courses (id) on delete restrict,
  attempt_id uuid unique references public.quiz_attempts (id) on delete set null,
  course_title text not null,
  criteria text not null,
  holder_name text check (length(holder_name) between 1 and 100 and holder_name !~ '[[:cntrl:]]'),
  name_form text not null default 'initials' check (name_form in ('full', 'initials', 'hidden')),
  issued_at timestamptz not null default now(),
  expires_at timestamptz,
  status text not null default 'valid' check (status in ('valid', 'suspended', 'revoked')),
  status_reason text check (status_reason in ('issued-in-error', 'name-of-another', 'cheating', 'under-review', 'holder-asked')),
  status_number integer generated always as identity unique,
  replaces text unique references public.certificates (id) on delete restrict,
  check (expires_at > issued_at),
  check ((status = 'valid') = (status_reason is null))
);
comment on column public.certificates.id is 'class:s2 the key to the public page';
comment on column public.certificates.user_id is 'class:s2';
comment on column public.certificates.course_id is 'class:s2';
comment on column public.certificates.attempt_id is 'class:s2';
comment on column public.certificates.course_title is 'class:s2 as it was then';
comment on column public.certificates.criteria is 'class:s2 as they were then';
comment on column public.certificates.holder_name is 'class:s2';
comment on column public.certificates.name_form is 'class:s2';
comment on column public.certificates.issued_at is 'class:s2';
comment on column public.certificates.expires_at is 'class:s2';
comment on column public.certificates.status is 'class:s2';
comment on column public.certificates.status_reason is 'class:s2';
comment on column public.certificates.status_number is 'class:s2 its place in the list of revoked and suspended ones';
comment on column public.certificates.replaces is 'class:s2';
create index certificates_holder on public.certificates (user_id, issued_at desc);
create index certificates_course on public.certificates (course_id, issued_at desc);
create index certificates_newest on public.certificates (issued_at desc, id);
create index certificates_expiring on public.certificates (expires_at) where status = 'valid';
create index certificates_not_valid on public.certificates (status_number) where status <> 'valid';

create table public.certificate_events (
  id uuid primary key default gen_random_uuid(),
  certificate_id text not null references public.certificates (id) on delete cascade,
  kind text not null check (kind in ('issued', 'renewed', 'suspended', 'reinstated', 'revoked', 'name-corrected',
    'name-form', 'reminder-60', 'reminder-30', 'reminder-7')),
  detail text check (length(detail) <= 200),
  actor uuid references auth.users (id) on delete set null,
  happened_at timestamptz not null default clock_timestamp()
);
comment on column public.certificate_events.id is 'class:s2';
comment on column public.certificate_events.certificate_id is 'class:s2';
comment on column public.certificate_events.kind is 'class:s2';
comment on column public.certificate_events.detail is 'class:s2';
comment on column public.certificate_events.actor is 'class:s2';
comment on column public.certificate_events.happened_at is 'class:s2';
create index certificate_events_certificate on public.certificate_events (certificate_id, happened_at);
create index certificate_events_actor on public.certificate_events (actor);
create unique index certificate_events_once on public.certificate_events (certificate_id, kind)
  where kind like 'reminder-%' or kind = 'issued';

alter table public.certificates enable row level security;
alter table public.certificate_events enable row level security;
grant select, insert, update, delete on public.certificates to service_role;
grant select, insert, update (actor) on public.certificate_events to service_role;
grant select, insert, update (holder_name, name_form, status, status_reason) on public.certificates to keeper;
grant select, insert on public.certificate_events to keeper;
create policy "the keeper keeps certificates" on public.certificates for all to keeper
  using (true) with check (true);
create policy "the keeper keeps the log" on public.certificate_events for all to keeper using (true) with check (true);

grant select on public.certificates, public.certificate_events to authenticated;
create policy "holders, their guardians and instructors read certificates" on public.certificates
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff('instructor', 'auditor'))
    or private.guards(user_id));
create policy "holders and instructors read what became of a certificate" on public.certificate_events
  for select to authenticated
  using ((select private.is_staff('instructor', 'auditor')) or exists (
    select from public.certificates c where c.id = certificate_id and c.user_id = (select auth.uid())
  ));

-- 128 bits of chance, in an alphabet that survives being read aloud.
create function private.new_certificate_id() returns text language sql volatile set search_path = '' as $$
  select left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32)
$$;

create function private.issue_certificate(attempt uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  passed public.quiz_attempts;
  course public.courses;
  holder public.profiles;
  earlier text;
  made text;
begin
  select * into passed from public.quiz_attempts a where a.id = attempt and a.is_passed and a.user_id is not null for update;
  if passed.id is null then return null; end if;
  select c.id into made from public.certificates c where c.attempt_id = attempt;
  if made is not null then return made; end if;
  -- A learner under 18 waits until a guardian has agreed; has_consent is true for adults.
  if not private.has_consent(passed.user_id, 'consent-certificate') then return null; end if;
  select * into course from public.courses c where c.id = passed.course_id;
  select * into holder from public.profiles p where p.id = passed.user_id;
  -- Passed again: the new certificate stands in for the last one.
  select c.id into earlier from public.certificates c
    where c.user_id = passed.user_id and c.course_id = passed.course_id and c.status = 'valid'
      and not exists (select from public.certificates n where n.replaces = c.id)
    order by c.issued_at desc limit 1;
  insert into public.certificates (id, user_id, course_id, attempt_id, course_title, criteria, holder_name,
    issued_at, expires_at, replaces)
  values (
    private.new_certificate_id(), passed.user_id, passed.course_id, attempt, course.title,
    format('Finished the course and passed its test with %s %% or more and every life-saving question right.',
      course.pass_percent),
    coalesce(holder.certificate_name, holder.display_name), passed.submitted_at,
    passed.submitted_at + make_interval(months => course.validity_months), earlier
  ) returning id into made;
  insert into public.certificate_events (certificate_id, kind, detail, actor)
    values (made, 'issued', earlier, passed.user_id);
  if earlier is not null then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (earlier, 'renewed', made, passed.user_id);
  end if;
  perform private.notify(passed.user_id, 'courses', 'Your certificate is ready',
    format('You passed “%s”. Your certificate can be checked by anyone you show it to.', course.title),
    '/certificate/' || made, null, 'certificate-' || made);
  return made;
end $$;

create function private.certify_pass() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.issue_certificate(new.id);
  return null;
end $$;
create trigger certify_pass after insert or update of is_passed, user_id on public.quiz_attempts
  for each row when (new.is_passed and new.user_id is not null) execute function private.certify_pass();

-- For a learner whose guardian agreed after the test was passed, or who came of age in the meantime.
create function private.issue_waiting_certificates(learner uuid default null) returns bigint
language sql security definer set search_path = '' as $$
  select count(private.issue_certificate(a.id)) from public.quiz_attempts a
  where a.is_passed and a.user_id is not null and (learner is null or a.user_id = learner)
    and not exists (select from public.certificates c where c.attempt_id = a.id)
    and private.has_consent(a.user_id, 'consent-certificate')
$$;

create function private.certify_after_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.issue_waiting_certificates(new.learner_id);
  return null;
end $$;
create trigger certify_after_consent after insert or update on public.consents
  for each row when (new.is_given and new.kind = 'consent-certificate') execute function private.certify_after_consent();

-- The name as the public sees it. Nobody under 18 is shown by name.
create function private.shown_name(certificate public.certificates) returns text
language sql stable set search_path = '' as $$
  select case
    when certificate.holder_name is null or certificate.name_form = 'hidden' then null
    when certificate.name_form = 'full' and not exists (
      select from public.profiles p where p.id = certificate.user_id and p.adult_on > current_date
    ) then certificate.holder_name
    else (
      select string_agg(upper(left(word, 1)) || '.', ' ' order by n)
      from regexp_split_to_table(trim(certificate.holder_name), '[[:space:]]+') with ordinality w (word, n)
    )
  end
$$;

-- What a stranger with the id may know; the same null for an id that never was.
create function private.certificate_card(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', c.id, 'name', private.shown_name(c), 'course', c.course_title, 'criteria', c.criteria,
    'courseSlug', (select k.slug from public.courses k where k.id = c.course_id and k.status = 'published'),
    'issuedAt', c.issued_at, 'expiresAt', c.expires_at, 'statusNumber', c.status_number,
    'status', case when c.status <> 'valid' then c.status when c.expires_at <= now() then 'expired' else 'valid' end,
    'reason', c.status_reason, 'replaces', c.replaces,
    'replacedBy', (select n.id from public.certificates n where n.replaces = c.id)
  ) from public.certificates c where c.id = wanted
$$;

-- The numbers of those that are not valid, for the published status list.
create function private.certificate_status_list() returns table (status text, numbers integer[])
language sql stable security definer set search_path = '' as $$
  select c.status, array_agg(c.status_number order by c.status_number)
  from public.certificates c where c.status <> 'valid' group by c.status
$$;

create function private.set_certificate_status(wanted text, new_status text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held public.certificates;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  select * into held from public.certificates c where c.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.status = 'revoked' then return 'revoked-for-good'; end if;
  if held.status = new_status then return 'unchanged'; end if;
  if new_status not in ('valid', 'suspended', 'revoked') or (new_status <> 'valid') <> (reason is not null)
    then return 'unreadable'; end if;
  update public.certificates set status = new_status, status_reason = reason where id = wanted;
  insert into public.certificate_events (certificate_id, kind, detail, actor) values (wanted,
    case new_status when 'valid' then 'reinstated' else new_status end, reason, private.caller_id());
  return 'changed';
end $$;

create function private.change_certificate_name(wanted text, new_name text, new_form text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held public.certificates;
  cleaned text := nullif(trim(regexp_replace(new_name, '[[:space:]]+', ' ', 'g')), '');
begin
  select * into held from public.certificates c where c.id = wanted and c.user_id = private.caller_id() for update;
  if held.id is null then return 'unknown'; end if;
  if cleaned is null or length(cleaned) > 100 or cleaned ~ '[[:cntrl:]]' or new_form not in ('full', 'initials', 'hidden')
    then return 'unreadable'; end if;
  if new_form = 'full' and exists (
    select from public.profiles p where p.id = held.user_id and p.adult_on > current_date
  ) then return 'initials-only'; end if;
  if cleaned is distinct from held.holder_name then
    insert into public.certificate_events (certificate_id, kind, actor) values (wanted, 'name-corrected', held.user_id);
  end if;
  if new_form <> held.name_form then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (wanted, 'name-form', new_form, held.user_id);
  end if;
  update public.certificates set holder_name = cleaned, name_form = new_form where id = wanted;
  return 'saved';
end $$;

-- 60, 30 and 7 days before the end, once each, and none for steps that have already passed by.
create function private.remind_of_expiry() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  told bigint := 0;
begin
  for due in
    select c.id, c.user_id, c.course_title, c.expires_at, k.slug,
      case when c.expires_at < now() + interval '7 days' then 7
        when c.expires_at < now() + interval '30 days' then 30 else 60 end as days
    from public.certificates c join public.courses k on k.id = c.course_id
    where c.status = 'valid' and c.user_id is not null
      and c.expires_at > now() and c.expires_at < now() + interval '60 days'
      and not exists (select from public.certificates n where n.replaces = c.id)
  loop
    insert into public.certificate_events (certificate_id, kind) values (due.id, 'reminder-' || due.days)
      on conflict do nothing;
    if found then
      perform private.notify(due.user_id, 'courses', format('Your certificate ends on %s',
          to_char(due.expires_at at time zone 'UTC', 'FMMonth FMDD, YYYY')),
        format('“%s” can be renewed now: take the test again and a new certificate follows the old one.', due.course_title),
        '/courses/' || due.slug, null, format('expiry-%s-%s', due.id, due.days));
      told := told + 1;
    end if;
  end loop;
  return told;
end $$;

alter function private.issue_certificate(uuid) owner to keeper;
alter function private.certify_pass() owner to keeper;
alter function private.certify_after_consent() owner to keeper;
alter function private.issue_waiting_certificates(uuid) owner to keeper;
alter function private.certificate_card(text) owner to keeper;
alter function private.certificate_status_list() owner to keeper;
alter function private.set_certificate_status(text, text, text) owner to keeper;
alter function private.change_certificate_name(text, text, text) owner to keeper;
alter function private.remind_of_expiry() owner to keeper;
grant execute on function private.new_certificate_id(), private.shown_name(public.certificates) to keeper;
grant execute on function private.certificate_card(text), private.certificate_status_list() to anon, authenticated;
grant execute on function private.set_certificate_status(text, text, text),
  private.change_certificate_name(text, text, text) to authenticated;

create function public.certificate_card(wanted text) returns jsonb language sql stable set search_path = '' as $$
  select private.certificate_card(wanted)
$$;
create function public.certificate_status_list() returns table (status text, numbers integer[])
language sql stable set search_path = '' as $$
  select * from private.certificate_status_list()
$$;
create function public.set_certificate_status(wanted text, new_status text, reason text default null) returns text
language sql set search_path = '' as $$
  select private.set_certificate_status(wanted, new_status, reason)
$$;
create function public.change_certificate_name(wanted text, new_name text, new_form text) returns text
language sql set search_path = '' as $$
  select private.change_certificate_name(wanted, new_name, new_form)
$$;
grant execute on function public.certificate_card(text), public.certificate_status_list() to anon, authenticated;
grant execute on function public.set_certificate_status(text, text, text),
  public.change_certificate_name(text, text, text) to authenticated;

insert into private.periodic_tasks (name, every) values ('remind_of_expiry', '1 hour'), ('issue_waiting_certificates', '1 day');

insert into private.person_map (relation, title, is_theirs, shows, guardian_sees, erasure, anonymises, kept_because) values
  ('public.certificates', 'Your certificates', 'user_id = $1', '[
    ["id", "Number"], ["course_title", "Course"], ["holder_name", "Name"], ["name_form", "Name shown as"],
    ["issued_at", "Issued on"], ["expires_at", "Valid until"], ["status", "State"]
  ]', true, 'anonymise', 'user_id = null, holder_name = null',
  'A certificate you have shown to somebody can still be checked, without your name and without a way back to you.');
insert into private.person_map (relation, title, is_theirs, shows, guardian_sees, erasure, anonymises, kept_because) values
  ('public.certificate_events', 'What happened to your certificates', 'actor = $1', '[
    ["certificate_id", "Certificate"], ["kind", "What"], ["happened_at", "When"]
  ]', true, 'anonymise', 'actor = null', 'The log belongs to the certificate and no longer names you.');
