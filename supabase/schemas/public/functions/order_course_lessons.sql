-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.order_course_lessons(course uuid, lessons uuid[])
 RETURNS public.course_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.order_course_lessons($1, $2)$function$;
grant execute on function public.order_course_lessons(course uuid, lessons uuid[]) to authenticated;
