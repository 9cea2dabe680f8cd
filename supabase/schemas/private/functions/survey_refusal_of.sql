-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.survey_refusal_of(member uuid, device bytea, course uuid, in_phase text)
 RETURNS public.survey_refusal
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when in_phase not in ('before', 'after')
      or (private.readable_course(course, member, device)).id is null then 'unknown'
    when member is null and device is null then 'no-key'
    when member is not null and not (
      private.has_consent(member, 'consent-course') and private.has_consent(member, 'consent-survey')
    ) then 'no-consent'
    when exists (
      select from public.survey_responses r where r.course_id = course and r.phase = in_phase
        and (r.user_id = member or r.guest = device)
    ) then 'already'
    when in_phase = 'before' and private.has_started(course, member, device) then 'started'
  end::public.survey_refusal
$function$;
grant execute on function private.survey_refusal_of(member uuid, device bytea, course uuid, in_phase text) to function_owner;
