-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_certificate(attempt uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.issue_certificate(attempt uuid) owner to function_owner;
