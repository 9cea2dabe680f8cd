-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.add_course_part(course uuid, kind public.course_part_kind, content jsonb)
 RETURNS TABLE(outcome public.course_edit_outcome, part uuid)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.add_course_part($1, $2, $3)$function$;
grant execute on function public.add_course_part(course uuid, kind public.course_part_kind, content jsonb) to authenticated;
