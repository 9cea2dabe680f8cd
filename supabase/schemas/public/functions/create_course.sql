-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.create_course(title text, summary text, minutes integer, audience text)
 RETURNS TABLE(outcome public.course_edit_outcome, course uuid)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.create_course($1, $2, $3, $4)$function$;
grant execute on function public.create_course(title text, summary text, minutes integer, audience text) to authenticated;
