-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_chapter_allotment(chapter uuid, kits integer)
 RETURNS public.chapter_allotment_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_chapter_allotment($1, $2)$function$;
grant execute on function public.set_chapter_allotment(chapter uuid, kits integer) to authenticated;
