-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.article_absence(kind public.article_kind, slug text)
 RETURNS public.article_absence
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.article_absence($1, $2); end$function$;
grant execute on function public.article_absence(kind public.article_kind, slug text) to anon, authenticated;
