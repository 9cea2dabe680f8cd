-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.course_lessons(course public.courses)
 RETURNS SETOF public.lessons
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with live as (
    select c.id from public.courses c
    where c.id = course.id and c.version = course.version and c.status = 'published'
  )
  select l.* from public.lessons l join live on live.id = l.course_id
  union all
  select l.* from private.course_versions v, jsonb_populate_recordset(null::public.lessons, v.lesson_rows) l
  where v.course_id = course.id and v.version = course.version and not exists (select from live)
$function$;
grant execute on function private.course_lessons(course public.courses) to function_owner;
