-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_article_tags()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.article_tags (slug, title)
    select tag, upper(left(tag, 1)) || replace(substr(tag, 2), '-', ' ') from unnest(new.tags) as tag
    where not exists (select from public.article_tags t where t.slug = tag)
    on conflict do nothing;
  return null;
end $function$;
alter function private.add_article_tags() owner to function_owner;
