-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.join_chapter(chapter uuid)
 RETURNS public.chapter_join_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.join_chapter($1)$function$;
grant execute on function public.join_chapter(chapter uuid) to authenticated;
