-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_article_draft(article uuid, base_version integer, content jsonb)
 RETURNS TABLE(outcome public.article_draft_outcome, others text[])
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.keep_article_draft($1, $2, $3)$function$;
grant execute on function public.keep_article_draft(article uuid, base_version integer, content jsonb) to authenticated;
