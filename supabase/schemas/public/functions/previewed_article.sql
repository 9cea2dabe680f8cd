-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.previewed_article(key text)
 RETURNS SETOF public.articles
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.previewed_article($1); end$function$;
grant execute on function public.previewed_article(key text) to anon, authenticated;
