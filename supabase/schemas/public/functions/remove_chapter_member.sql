-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remove_chapter_member(membership uuid, reason text)
 RETURNS public.chapter_removal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.remove_chapter_member($1, $2)$function$;
grant execute on function public.remove_chapter_member(membership uuid, reason text) to authenticated;
