-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_course_part(course uuid, part uuid, base_revision integer, content jsonb)
 RETURNS public.course_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_course_part($1, $2, $3, $4)$function$;
grant execute on function public.save_course_part(course uuid, part uuid, base_revision integer, content jsonb) to authenticated;
