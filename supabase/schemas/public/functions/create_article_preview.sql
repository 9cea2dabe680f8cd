-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.create_article_preview(article uuid, days integer)
 RETURNS TABLE(outcome public.article_preview_outcome, key text)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.create_article_preview($1, $2)$function$;
grant execute on function public.create_article_preview(article uuid, days integer) to authenticated;
