-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.newest_article(category public.article_categories)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select a.published_at from public.articles a
  where a.category_id = category.id and a.public_from <= now() and a.public_until > now()
  order by a.published_at desc, a.id desc limit 1
$function$;
grant execute on function public.newest_article(category public.article_categories) to anon, authenticated, service_role;
