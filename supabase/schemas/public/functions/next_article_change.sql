-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.next_article_change()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.next_article_change(); end$function$;
grant execute on function public.next_article_change() to anon, authenticated;
