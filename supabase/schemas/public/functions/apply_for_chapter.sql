-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.apply_for_chapter(name text, email text, role text, kind public.chapter_kind, institution text, city text, state text, expected_members integer, advisor text, why text)
 RETURNS public.chapter_application_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.apply_for_chapter($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)$function$;
comment on function public.apply_for_chapter(name text, email text, role text, kind public.chapter_kind, institution text, city text, state text, expected_members integer, advisor text, why text) is 'network-limit: 20 per 3600 seconds';
grant execute on function public.apply_for_chapter(name text, email text, role text, kind public.chapter_kind, institution text, city text, state text, expected_members integer, advisor text, why text) to anon, authenticated;
