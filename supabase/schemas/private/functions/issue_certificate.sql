-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_certificate(attempt uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.issue_certificate(attempt uuid) owner to function_owner;
