-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.revoke_article_preview(preview uuid)
 RETURNS public.article_preview_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.revoke_article_preview($1)$function$;
grant execute on function public.revoke_article_preview(preview uuid) to authenticated;
