-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.allow_chapter_member(membership uuid)
 RETURNS public.chapter_removal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.allow_chapter_member($1)$function$;
grant execute on function public.allow_chapter_member(membership uuid) to authenticated;
