-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.article_content(article public.articles)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(article) - '{id,kind,status,published_at,expires_at,minutes,public_from,public_until,created_at,updated_at}'::text[]
    - '{reviewer,reviewed_on}'::text[]
$function$;
grant execute on function private.article_content(article public.articles) to function_owner;
