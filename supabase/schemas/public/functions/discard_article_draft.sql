-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.discard_article_draft(article uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.discard_article_draft($1)$function$;
grant execute on function public.discard_article_draft(article uuid) to authenticated;
