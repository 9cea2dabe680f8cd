-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.discard_course_draft(course uuid)
 RETURNS public.course_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.discard_course_draft($1)$function$;
grant execute on function public.discard_course_draft(course uuid) to authenticated;
