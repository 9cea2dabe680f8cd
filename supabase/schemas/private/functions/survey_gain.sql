-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.survey_gain(course uuid)
 RETURNS TABLE(people bigint, before numeric, after numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*), round(avg(b.right_count), 1), round(avg(a.right_count), 1)
  from public.survey_responses b join public.survey_responses a
    on a.course_id = b.course_id and a.phase = 'after'
      and (a.user_id = b.user_id or a.guest = b.guest)
  where b.course_id = course and b.phase = 'before' and a.is_after_test having count(*) >= 10
$function$;
alter function private.survey_gain(course uuid) owner to function_owner;
grant execute on function private.survey_gain(course uuid) to anon, authenticated;
