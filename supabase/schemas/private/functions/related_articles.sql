-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.related_articles(wanted uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with this as (
    select a.id, a.kind, a.tags, a.locale,
      (select string_agg(quote_literal(word), ' | ')::tsquery
       from unnest(tsvector_to_array(private.passage_vector(a.locale, a.title))) as word) as words
    from public.articles a where a.id = wanted and a.public_from <= now() and a.public_until > now()
  ), tagged as (
    select found.id, count(*) as shared, max(found.published_at) as published_at
    from this, unnest(this.tags) as tag, lateral (
      select a.id, a.published_at from public.articles a
      where a.public_from <= now() and a.public_until > now() and a.tags @> array[tag] and a.kind = this.kind and a.id <> this.id
      order by a.published_at desc limit 20) as found
    group by found.id order by shared desc, published_at desc limit 3
  ), alike as (
    select a.id, ts_rank(d.vector, this.words) as rank
    from this, private.search_documents d join public.articles a on a.id = d.source_id
    where (select count(*) from tagged) < 3 and d.vector @@ private.on_newest_shelves(this.words)
      and d.kind = 'article' and a.public_from <= now() and a.public_until > now() and a.kind = this.kind and a.id <> this.id
    order by rank desc, a.published_at desc limit 6
  )
  select id from (
    select id, 1 as part, row_number() over (order by shared desc, published_at desc) as place from tagged
    union all select id, 2, row_number() over (order by rank desc) from alike
      where id not in (select t.id from tagged t)
  ) as both_parts order by part, place limit 3
$function$;
alter function private.related_articles(wanted uuid) owner to function_owner;
grant execute on function private.related_articles(wanted uuid) to anon, authenticated;
