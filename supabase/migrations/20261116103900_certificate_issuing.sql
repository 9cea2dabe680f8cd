-- Issues a certificate once per passed attempt and reminds holders before it expires.

-- 128 random bits as hexadecimal digits, which are easy to read aloud.
create function private.new_certificate_id() returns text language sql volatile set search_path = '' as $$
  select left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32)
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

create function private.issue_certificate(attempt uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  passed public.quiz_attempts;
  course public.courses;
  holder public.profiles;
  earlier public.certificates;
  made text;
begin
  select * into passed from public.quiz_attempts a where a.id = attempt and a.is_passed and a.user_id is not null for update;
  if passed.id is null then return null; end if;
  select c.id into made from public.certificates c where c.attempt_id = attempt;
  if made is not null then return made; end if;
  -- A learner under 18 needs a guardian's consent; has_consent is true for adults.
  if not private.has_consent(passed.user_id, 'consent-certificate') then return null; end if;
  select * into course from public.courses c where c.id = passed.course_id;
  select * into holder from public.profiles p where p.id = passed.user_id;
  -- A new certificate replaces the previous one.
  select c.* into earlier from public.certificates c
    where c.user_id = passed.user_id and c.course_id = passed.course_id and c.status = 'valid'
      and not exists (select from public.certificates n where n.replaces = c.id)
    order by c.issued_at desc limit 1;
  insert into public.certificates (id, user_id, course_id, attempt_id, course_title, criteria, holder_name,
    issued_at, expires_at, replaces)
  values (
    private.new_certificate_id(), passed.user_id, passed.course_id, attempt, course.title,
    format('Passed the test with %s %% or more and every life-saving question right.',
      passed.pass_percent),
    coalesce(holder.certificate_name, holder.display_name), passed.submitted_at,
    private.certificate_expiry(passed.submitted_at, course.validity_months, earlier.expires_at), earlier.id
  ) returning id into made;
  insert into public.certificate_events (certificate_id, kind, detail, actor)
    values (made, 'issued', earlier.id, passed.user_id);
  if earlier.id is not null then
    insert into public.certificate_events (certificate_id, kind, detail, actor)
      values (earlier.id, 'renewed', made, passed.user_id);
  end if;
  perform private.notify(passed.user_id, 'courses', 'certificate-ready',
    jsonb_build_object('certificate', made, 'course', course.title), 'certificate-' || made);
  return made;
end $$;
call private.publish_function('issue_certificate');

create function private.issue_on_pass() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.issue_certificate(new.id);
  return null;
end $$;
call private.publish_function('issue_on_pass');
create trigger issue_on_pass after insert or update of is_passed, user_id on public.quiz_attempts
  for each row when (new.is_passed and new.user_id is not null) execute function private.issue_on_pass();

-- For learners whose guardian consented after the test, or who turned 18 since.
create function private.issue_waiting_certificates(learner uuid default null) returns bigint
language sql security definer set search_path = '' as $$
  select count(private.issue_certificate(a.id)) from public.quiz_attempts a
  where a.is_passed and a.user_id is not null and (learner is null or a.user_id = learner)
    and not exists (select from public.certificates c where c.attempt_id = a.id)
    and private.has_consent(a.user_id, 'consent-certificate')
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

grant execute on function private.new_certificate_id(), private.renewal_window(),
  private.certificate_expiry(timestamptz, integer, timestamptz) to function_owner;

insert into private.periodic_tasks (name, every) values
  ('send_expiry_reminders', '1 hour'),
  ('issue_waiting_certificates', '1 day');
