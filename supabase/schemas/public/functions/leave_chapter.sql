-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.leave_chapter(chapter uuid)
 RETURNS public.chapter_leave_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.leave_chapter($1)$function$;
grant execute on function public.leave_chapter(chapter uuid) to authenticated;
