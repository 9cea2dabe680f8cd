-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.related_articles(wanted uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.related_articles($1); end$function$;
grant execute on function public.related_articles(wanted uuid) to anon, authenticated;
