-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.article_count(category public.article_categories)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*) from public.articles a where a.category_id = category.id and a.public_from <= now() and a.public_until > now()
$function$;
grant execute on function public.article_count(category public.article_categories) to anon, authenticated, service_role;
