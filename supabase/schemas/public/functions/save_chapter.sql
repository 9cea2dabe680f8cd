-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_chapter(chapter uuid, slug text, name text, kind public.chapter_kind, institution text, city text, state text, zip text, latitude numeric, longitude numeric)
 RETURNS public.chapter_save_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_chapter($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)$function$;
grant execute on function public.save_chapter(chapter uuid, slug text, name text, kind public.chapter_kind, institution text, city text, state text, zip text, latitude numeric, longitude numeric) to authenticated;
