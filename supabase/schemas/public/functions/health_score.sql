-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.health_score(chapter public.chapters)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select h.score from private.chapter_health(chapter.id) h
$function$;
grant execute on function public.health_score(chapter public.chapters) to authenticated;
