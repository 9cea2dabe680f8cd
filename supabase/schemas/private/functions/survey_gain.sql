-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.survey_gain(course uuid)
 RETURNS TABLE(people bigint, before numeric, after numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.people, round(t.right_before::numeric / t.people, 1), round(t.right_after::numeric / t.people, 1)
  from private.survey_totals t where t.course_id = course and t.people >= 10
$function$;
alter function private.survey_gain(course uuid) owner to function_owner;
grant execute on function private.survey_gain(course uuid) to anon, authenticated;
