-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.survey_responses_of(course uuid, member uuid, device bytea)
 RETURNS SETOF public.survey_responses
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select r.* from public.survey_responses r where r.course_id = course and r.user_id = member
  union all select r.* from public.survey_responses r where r.course_id = course and r.guest = device
$function$;
grant execute on function private.survey_responses_of(course uuid, member uuid, device bytea) to function_owner;
