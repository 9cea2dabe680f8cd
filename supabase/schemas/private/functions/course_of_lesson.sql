-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.course_of_lesson(lesson uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (select l.course_id from public.lessons l where l.id = lesson),
    (select v.course_id from private.course_versions v
      where v.lesson_rows @> jsonb_build_array(jsonb_build_object('id', lesson)) limit 1)
  )
$function$;
grant execute on function private.course_of_lesson(lesson uuid) to function_owner;
