-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.search_content(words text, locale text DEFAULT 'en'::text)
 RETURNS TABLE(match public.search_match, kind text, path text, title text, course text, excerpt text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.search_content($1, $2); end$function$;
grant execute on function public.search_content(words text, locale text) to anon, authenticated;
