-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remove_course_part(course uuid, part uuid, is_removed boolean)
 RETURNS public.course_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.remove_course_part($1, $2, $3)$function$;
grant execute on function public.remove_course_part(course uuid, part uuid, is_removed boolean) to authenticated;
