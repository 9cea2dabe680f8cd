-- Issues a certificate once per passed attempt, when the name is chosen, and reminds holders before it expires.

-- 128 random bits as hexadecimal digits, which are easy to read aloud.
create function private.new_certificate_id() returns text language sql volatile set search_path = '' as $$
  select left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32)
$$;

-- Issues the requested certificate unless something is missing, and returns its id. A request whose pass no longer
-- counts is deleted.
create function private.issue_certificate(attempt uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  request public.certificate_requests;
  passed public.quiz_attempts;
  course public.courses;
  held text;
  earlier public.certificates;
  made text;
begin
  select * into request from public.certificate_requests r where r.attempt_id = attempt and r.refused_at is null for update;
  if request.id is null then return null; end if;
  select * into passed from public.quiz_attempts a where a.id = attempt;
  if not private.awaits_certificate(passed) then
    delete from public.certificate_requests r where r.id = request.id;
    return null;
  end if;
  select h into held from private.held_certificates(passed.user_id, passed.course_id) h limit 1;
  update public.certificate_requests r set review_of = held where r.id = request.id and r.review_of is distinct from held;
  -- A learner under 18 needs a guardian's consent; has_consent is true for adults.
  if held is not null or not private.has_consent(passed.user_id, 'consent-certificate') then return null; end if;
  select * into course from public.courses c where c.id = passed.course_id;
  -- A new certificate replaces the previous one, also one that an instructor had to decide about.
  select c.* into earlier from public.certificates c
    where c.user_id = passed.user_id and c.course_id = passed.course_id
      and (c.status <> 'revoked' or c.status_reason = 'cheating')
      and not exists (select from public.certificates n where n.replaces = c.id)
    order by c.issued_at desc limit 1;
  insert into public.certificates (id, user_id, course_id, attempt_id, course_title, criteria, holder_name, name_form,
    issued_at, expires_at, replaces)
  values (
    private.new_certificate_id(), passed.user_id, passed.course_id, attempt, course.title,
    format('Passed the test with %s%% or more and every life-saving question right.', passed.pass_percent),
    request.holder_name, request.name_form, passed.submitted_at,
    private.certificate_expiry(passed.submitted_at, course.validity_months,
      case when earlier.status = 'valid' then earlier.expires_at end), earlier.id
  ) returning id into made;
  insert into public.certificate_events (certificate_id, kind, detail, actor)
    values (made, 'issued', earlier.id, passed.user_id);
  if earlier.id is not null then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (earlier.id, 'renewed', made, passed.user_id);
  end if;
  delete from public.certificate_requests r using public.quiz_attempts a
    where a.id = r.attempt_id and a.user_id = passed.user_id and a.course_id = passed.course_id
      and a.submitted_at <= passed.submitted_at;
  perform private.notify(passed.user_id, 'courses', 'certificate-ready',
    jsonb_build_object('certificate', made, 'course', course.title), 'certificate-' || made);
  return made;
end $$;
call private.publish_function('issue_certificate');

create type public.certificate_request_outcome as enum (
  'issued', 'waiting-guardian', 'waiting-review', 'refused', 'initials-only', 'invalid', 'no-age', 'unknown'
);

-- The member chooses the name for the certificate of a passed attempt; it is issued at once if nothing else is missing.
-- The name is chosen once: otherwise an instructor could approve another name than the one that is issued.
create function private.request_certificate(attempt uuid, new_name text, new_form text)
returns public.certificate_request_outcome language plpgsql security definer set search_path = '' as $$
declare
  passed public.quiz_attempts;
  cleaned text := private.clean_certificate_name(new_name);
  request public.certificate_requests;
begin
  select * into passed from public.quiz_attempts a
    where a.id = attempt and a.user_id = private.caller_id() and a.is_passed for update;
  if passed.id is null then return 'unknown'; end if;
  if exists (select from public.certificates c where c.attempt_id = attempt) then return 'issued'; end if;
  if not private.awaits_certificate(passed) then return 'unknown'; end if;
  if not exists (select from public.certificate_requests r where r.attempt_id = attempt) then
    if not exists (select from public.profiles p where p.id = passed.user_id and p.age_answered_at is not null) then
      return 'no-age';
    end if;
    if cleaned is null or new_form is null or new_form not in ('full', 'initials', 'hidden') then return 'invalid'; end if;
    if new_form = 'full' and private.is_minor(passed.user_id) then return 'initials-only'; end if;
    insert into public.certificate_requests (attempt_id, user_id, holder_name, name_form)
      values (attempt, passed.user_id, cleaned, new_form);
  end if;
  if private.issue_certificate(attempt) is not null then return 'issued'; end if;
  select * into request from public.certificate_requests r where r.attempt_id = attempt;
  return case when request.refused_at is not null then 'refused' when request.review_of is not null then 'waiting-review'
    else 'waiting-guardian' end;
end $$;
call private.publish_function('request_certificate', '{authenticated}');

create type public.certificate_step as enum ('age', 'name', 'guardian', 'review', 'refused');

-- Passes of the caller that still lead to a certificate, the newest of each course, and what is missing. The name is
-- suggested from the previous certificate.
create function private.waiting_certificates() returns table (
  attempt_id uuid, course_id uuid, course_slug text, course_title text, step public.certificate_step,
  suggested_name text, suggested_form text, earlier_certificate text
) language plpgsql stable security definer set search_path = '' as $$
begin
  return query select distinct on (a.course_id) a.id, a.course_id, k.slug, k.title,
    case when r.refused_at is not null then 'refused' when r.review_of is not null then 'review'
      when p.age_answered_at is null then 'age' when r.id is null then 'name' else 'guardian'
    end::public.certificate_step,
    coalesce(c.holder_name, p.certificate_name, p.display_name),
    case when c.name_form = 'full' and private.is_minor(p.id) then 'initials' else coalesce(c.name_form, 'initials') end,
    r.review_of
  from public.quiz_attempts a
    join public.courses k on k.id = a.course_id
    join public.profiles p on p.id = a.user_id
    left join public.certificate_requests r on r.attempt_id = a.id
    left join lateral (
      select o.holder_name, o.name_form from public.certificates o
      where o.user_id = a.user_id and o.holder_name is not null
      order by o.course_id = a.course_id desc, o.issued_at desc limit 1
    ) c on true
  where a.user_id = private.caller_id() and private.awaits_certificate(a)
  order by a.course_id, a.submitted_at desc;
end $$;
call private.publish_function('waiting_certificates', '{authenticated}');

-- For learners whose guardian consented after the request, who turned 18 since, or whose other certificate was
-- reinstated.
create function private.issue_waiting_certificates(learner uuid default null) returns bigint
language sql security definer set search_path = '' as $$
  select count(private.issue_certificate(r.attempt_id)) from (
    select w.attempt_id from public.certificate_requests w
    where w.refused_at is null and (learner is null or w.user_id = learner) order by w.requested_at
  ) r
$$;
call private.publish_function('issue_waiting_certificates');

create function private.issue_after_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.issue_waiting_certificates(new.learner_id);
  return null;
end $$;
call private.publish_function('issue_after_consent');
create trigger issue_after_consent after insert or update on public.consents
  for each row when (new.is_given and new.kind = 'consent-certificate') execute function private.issue_after_consent();
-- A consent counts from the moment in which both sides have confirmed the guardianship.
create trigger issue_after_consent after update on public.guardianships
  for each row when (old.verified_at is null and new.verified_at is not null)
  execute function private.issue_after_consent();

-- Reminds members once, a day after they passed, to choose the name.
create function private.send_name_reminders() returns bigint
language sql security definer set search_path = '' as $$
  select count(private.notify(a.user_id, 'courses', 'certificate-waiting',
    jsonb_build_object('course', k.title, 'slug', k.slug, 'attempt', a.id), 'certificate-waiting-' || a.id))
  from public.quiz_attempts a join public.courses k on k.id = a.course_id
  where a.is_passed and a.user_id is not null
    and a.submitted_at < now() - interval '1 day' and a.submitted_at > now() - interval '8 days'
    and not exists (select from public.certificate_requests r where r.attempt_id = a.id)
    and not exists (select from public.notices n
      where n.user_id = a.user_id and n.dedupe_key = 'certificate-waiting-' || a.id)
    and private.awaits_certificate(a)
$$;
call private.publish_function('send_name_reminders');

-- At the start of the renewal window, and 30 and 7 days before the expiry, once each; steps already past are
-- skipped.
create function private.send_expiry_reminders() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  told bigint := 0;
begin
  for due in
    select c.id, c.user_id, c.course_title, c.expires_at, k.slug,
      case when c.expires_at < now() + interval '7 days' then 7
        when c.expires_at < now() + interval '30 days' then 30
        else extract(day from private.renewal_window())::integer end as days
    from public.certificates c join public.courses k on k.id = c.course_id
    where c.status = 'valid' and c.user_id is not null
      and c.expires_at > now() and c.expires_at < now() + private.renewal_window()
      and not exists (select from public.certificates n where n.replaces = c.id)
  loop
    insert into public.certificate_events (certificate_id, kind) values (due.id, 'reminder-' || due.days)
      on conflict do nothing;
    if found then
      perform private.notify(due.user_id, 'courses', 'certificate-expires', jsonb_build_object(
        'course', due.course_title, 'slug', due.slug, 'expires', (due.expires_at at time zone 'UTC')::date),
        format('expiry-%s-%s', due.id, due.days));
      told := told + 1;
    end if;
  end loop;
  return told;
end $$;
call private.publish_function('send_expiry_reminders');

grant execute on function private.new_certificate_id() to function_owner;
create index quiz_attempts_passed on public.quiz_attempts (submitted_at) where is_passed and user_id is not null;

insert into private.periodic_tasks (name, every) values
  ('send_expiry_reminders', '1 hour'),
  ('send_name_reminders', '1 hour'),
  ('issue_waiting_certificates', '1 day');
