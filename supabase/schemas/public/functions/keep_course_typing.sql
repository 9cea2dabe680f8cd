-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_course_typing(course uuid, form text, content jsonb)
 RETURNS TABLE(outcome public.course_edit_outcome, others text[])
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.keep_course_typing($1, $2, $3)$function$;
grant execute on function public.keep_course_typing(course uuid, form text, content jsonb) to authenticated;
