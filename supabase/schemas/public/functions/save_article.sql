-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_article(wanted uuid, base_version integer, content jsonb)
 RETURNS public.article_save_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_article($1, $2, $3)$function$;
grant execute on function public.save_article(wanted uuid, base_version integer, content jsonb) to authenticated;
