-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.decide_certificate_request(wanted uuid, is_approved boolean)
 RETURNS public.certificate_decision_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  request public.certificate_requests;
  course public.courses;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  if is_approved is null then return 'invalid'; end if;
  select * into request from public.certificate_requests r
    where r.id = wanted and r.review_of is not null and r.refused_at is null for update;
  if request.id is null then return 'already-decided'; end if;
  if request.user_id = private.caller_id() then return 'own'; end if;
  select k.* into course from public.courses k join public.quiz_attempts a on a.course_id = k.id
    where a.id = request.attempt_id;
  insert into public.certificate_events (certificate_id, kind, actor)
    select h, case when is_approved then 'new-pass-approved' else 'new-pass-refused' end, private.caller_id()
    from private.held_certificates(request.user_id, course.id) h;
  if is_approved then
    perform private.issue_certificate(request.attempt_id);
    return 'approved';
  end if;
  update public.certificate_requests r set refused_at = now(), refused_by = private.caller_id() where r.id = wanted;
  perform private.notify(request.user_id, 'account', 'certificate-refused',
    jsonb_build_object('certificate', request.review_of, 'course', course.title));
  return 'refused';
end $function$;
alter function private.decide_certificate_request(wanted uuid, is_approved boolean) owner to function_owner;
grant execute on function private.decide_certificate_request(wanted uuid, is_approved boolean) to authenticated;
