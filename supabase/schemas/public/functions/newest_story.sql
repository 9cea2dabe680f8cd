-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.newest_story(tag public.article_tags)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select a.published_at from public.articles a
  where a.tags @> array[tag.slug] and a.kind = 'blog' and a.public_from <= now() and a.public_until > now()
  order by a.published_at desc, a.id desc limit 1
$function$;
grant execute on function public.newest_story(tag public.article_tags) to anon, authenticated, service_role;
