-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.article_version(article uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select max(v.version) from public.article_versions v where v.article_id = article
$function$;
grant execute on function private.article_version(article uuid) to function_owner;
