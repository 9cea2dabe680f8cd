-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.has_stories(tag public.article_tags)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.articles a where a.tags @> array[tag.slug] and a.kind = 'blog'
    and a.public_from <= now() and a.public_until > now())
$function$;
grant execute on function public.has_stories(tag public.article_tags) to anon, authenticated, service_role;
