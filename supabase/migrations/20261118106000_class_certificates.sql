-- Certificates for a class that an instructor taught in person: issued from its list of people, who may have no account.

-- Until someone with the address has an account. Then the certificate is theirs, and the address is deleted here.
create table private.unclaimed_certificates (
  certificate_id text primary key references public.certificates (id) on delete cascade,
  email text not null check (private.is_email_address(email)),
  course_id uuid not null references public.courses (id) on delete cascade,
  taught_on date not null,
  created_at timestamptz not null default now()
);
comment on table private.unclaimed_certificates is 'class:s2';
create index unclaimed_certificates_email on private.unclaimed_certificates (lower(email), course_id);
create index unclaimed_certificates_course on private.unclaimed_certificates (course_id);
create index unclaimed_certificates_created on private.unclaimed_certificates (created_at);
alter table private.unclaimed_certificates enable row level security;
grant select, insert, delete on private.unclaimed_certificates to function_owner;
grant select, delete on private.unclaimed_certificates to service_role;
create policy "function owner manages unclaimed certificates" on private.unclaimed_certificates for all
  to function_owner using (true) with check (true);

create type public.class_certificate_outcome as enum (
  'issued', 'has-one', 'repeated', 'invalid-name', 'invalid-email', 'needs-guardian', 'on-hold'
);

-- What happens to one line: the preview and the real thing ask the same function.
create function private.class_certificate_outcome(course uuid, taught_on date, name text, email text)
returns public.class_certificate_outcome
language plpgsql stable set search_path = '' as $$
declare
  person uuid := private.member_with_email(email);
begin
  if private.clean_certificate_name(name) is null then return 'invalid-name'; end if;
  if email is null or not private.is_email_address(email) then return 'invalid-email'; end if;
  if exists (
    select from private.unclaimed_certificates u join public.certificates c on c.id = u.certificate_id
    where lower(u.email) = lower($4) and u.course_id = course and u.taught_on >= $2 and c.status <> 'revoked'
  ) then return 'has-one'; end if;
  if person is null then return 'issued'; end if;
  if exists (select from private.held_certificates(person, course)) then return 'on-hold'; end if;
  if exists (
    select from public.certificates c
    where c.user_id = person and c.course_id = course and c.status <> 'revoked'
      and (c.issued_at at time zone 'UTC')::date >= taught_on
  ) then return 'has-one'; end if;
  -- A learner under 18 needs a guardian's consent; without an answer about the age nobody knows.
  if not private.has_consent(person, 'consent-certificate') then return 'needs-guardian'; end if;
  return 'issued';
end $$;
grant execute on function private.class_certificate_outcome(uuid, date, text, text) to function_owner;

-- Issues one certificate, to the member with the address or to the address.
create function private.issue_class_certificate(course public.courses, taught_on date, name text, email text)
returns void
language plpgsql set search_path = '' as $$
declare
  person uuid := private.member_with_email(email);
  issued timestamptz := least(now(), (taught_on + time '12:00') at time zone 'UTC');
  earlier public.certificates;
  made text;
begin
  select c.* into earlier from public.certificates c
    where c.user_id = person and c.course_id = course.id
      and (c.status <> 'revoked' or c.status_reason = 'cheating')
      and not exists (select from public.certificates n where n.replaces = c.id)
    order by c.issued_at desc limit 1;
  insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at, expires_at,
    replaces)
  values (
    private.new_certificate_id(), person, course.id, course.title,
    format('Took the class with an instructor on %s.', to_char(taught_on, 'FMMonth FMDD, YYYY')),
    private.clean_certificate_name(name), issued,
    private.certificate_expiry(issued, course.validity_months,
      case when earlier.status = 'valid' then earlier.expires_at end), earlier.id
  ) returning id into made;
  insert into public.certificate_events (certificate_id, kind, detail, actor)
    values (made, 'issued', earlier.id, private.caller_id());
  if earlier.id is not null then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (earlier.id, 'renewed', made, private.caller_id());
  end if;
  if person is not null then
    perform private.notify(person, 'courses', 'class-certificate',
      jsonb_build_object('certificate', made, 'course', course.title, 'day', taught_on), 'certificate-' || made);
    return;
  end if;
  insert into private.unclaimed_certificates (certificate_id, email, course_id, taught_on)
    values (made, email, course.id, taught_on);
  perform private.queue_email('class-certificate-guest', email,
    jsonb_build_object('certificate', made, 'course', course.title, 'day', taught_on), 'certificate-' || made);
end $$;
grant execute on function private.issue_class_certificate(public.courses, date, text, text) to function_owner;

-- One outcome for each line of the list, in its order. A preview writes nothing. Null: the list as a whole is refused.
create function private.issue_class_certificates(course uuid, taught_on date, people jsonb, is_preview boolean)
returns public.class_certificate_outcome[]
language plpgsql security definer set search_path = '' as $$
declare
  taught public.courses;
  line record;
  outcome public.class_certificate_outcome;
  outcomes public.class_certificate_outcome[] := '{}';
  seen text[] := '{}';
begin
  if not private.is_staff('instructor') then return null; end if;
  select * into taught from public.courses c where c.id = course and c.status = 'published' and c.bank is not null;
  if taught.id is null or taught_on is null or taught_on not between current_date - 730 and current_date
    or jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 200 then
    return null;
  end if;
  -- Two people who send the same list issue each certificate once.
  perform pg_advisory_xact_lock(hashtextextended('class certificates ' || course, 0));
  for line in
    select left(p ->> 'name', 300) as name, lower(trim(left(p ->> 'email', 300))) as email
    from jsonb_array_elements(people) with ordinality as given (p, place) order by place
  loop
    outcome := case when line.email = any (seen) then 'repeated'
      else private.class_certificate_outcome(course, taught_on, line.name, line.email) end;
    seen := seen || line.email;
    if outcome = 'issued' and not is_preview then
      perform private.issue_class_certificate(taught, taught_on, line.name, line.email);
    end if;
    outcomes := outcomes || outcome;
  end loop;
  return outcomes;
end $$;
call private.publish_function('issue_class_certificates', '{authenticated}');

-- Moves the certificates of the address into the account, once an adult has confirmed it.
create function private.claim_certificates(person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_minor(person)
    or not exists (select from public.profiles p where p.id = person and p.age_answered_at is not null) then return;
  end if;
  with claimed as (
    delete from private.unclaimed_certificates u using private.confirmed_emails m
    where m.user_id = person and lower(u.email) = lower(m.address) returning u.certificate_id
  )
  update public.certificates c set user_id = person from claimed
    where c.id = claimed.certificate_id and c.user_id is null;
end $$;
grant execute on function private.claim_certificates(uuid) to function_owner;

create function private.claim_certificates_of_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.claim_certificates(new.user_id);
  return null;
end $$;
call private.publish_function('claim_certificates_of_email');
create trigger claim_certificates after insert or update of address on private.confirmed_emails
  for each row execute function private.claim_certificates_of_email();

create function private.claim_certificates_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.claim_certificates(new.id);
  return null;
end $$;
call private.publish_function('claim_certificates_of_profile');
create trigger claim_certificates after insert or update of age_answered_at, adult_on on public.profiles
  for each row when (new.age_answered_at is not null) execute function private.claim_certificates_of_profile();

-- The certificate stays valid and its page open; only the address is deleted.
create function private.delete_old_unclaimed_certificates() returns bigint
language sql security definer set search_path = '' as $$
  with removed as (
    delete from private.unclaimed_certificates where created_at < now() - interval '2 years' returning 1
  )
  select count(*) from removed
$$;
call private.publish_function('delete_old_unclaimed_certificates');
insert into private.periodic_tasks (name, every) values ('delete_old_unclaimed_certificates', '1 day');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('private.unclaimed_certificates', 'Certificates sent to your email', 'lower(email) = lower($2)', '[
    ["taught_on", "Class on"], ["email", "Email"], ["certificate_id", "Certificate"]
  ]', false, 'delete');

-- A certificate that nobody has claimed belongs to the person with its address.
update private.person_map set row_condition = 'user_id = $1 or id = any (array(
    select u.certificate_id from private.unclaimed_certificates u where lower(u.email) = lower($2)))'
  where relation = 'public.certificates';

-- Deletes last: a row that stays may be found by one that goes.
create or replace function public.erase_rows(person uuid, email text) returns void
language plpgsql set search_path = '' as $$
declare
  entry private.person_map;
begin
  for entry in select * from private.person_map m
    where m.erasure in ('delete', 'anonymize') and m.relation not like 'storage.%'
    order by m.erasure = 'delete', m.relation
  loop
    execute format(case entry.erasure
        when 'delete' then 'delete from %1$I.%2$I where %3$s'
        else 'update %1$I.%2$I set %4$s where %3$s' end,
      split_part(entry.relation, '.', 1), split_part(entry.relation, '.', 2), entry.row_condition, entry.anonymizes)
      using person, email;
  end loop;
end $$;

-- Who was checked in on a date, for staff who may read registrations and issue certificates.
create function private.class_attendees(date uuid) returns table (name text, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.is_staff('instructor') and private.is_staff('events')) then return; end if;
  return query
    select coalesce(r.name, p.certificate_name, p.display_name), coalesce(r.email, m.address)
    from public.event_registrations r
      join public.check_ins k on k.registration_id = r.id and k.undone_at is null
      left join public.profiles p on p.id = r.user_id
      left join private.confirmed_emails m on m.user_id = r.user_id
    where r.date_id = class_attendees.date order by r.number limit 200;
end $$;
call private.publish_function('class_attendees', '{authenticated}');
