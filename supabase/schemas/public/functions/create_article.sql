-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.create_article(kind public.article_kind, title text)
 RETURNS TABLE(outcome public.article_save_outcome, article uuid)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.create_article($1, $2)$function$;
grant execute on function public.create_article(kind public.article_kind, title text) to authenticated;
