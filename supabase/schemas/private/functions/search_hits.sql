-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_hits(wanted tsquery, locale text)
 RETURNS TABLE(kind text, path text, title text, course text, excerpt text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  config regconfig := private.search_config(locale);
  near tsquery := private.on_newest_shelves(wanted);
  any_word tsquery := replace(wanted::text, '&', '|')::tsquery;
begin
  return query
  with near_titles as materialized (
    select d.* from private.search_documents d
    where d.title_vector @@ near and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80
  ), near_texts as materialized (
    select d.* from private.search_documents d
    where d.vector @@ near and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80
  ), found as (
    select * from near_titles union all select * from near_texts
    union all
    (select d.* from private.search_documents d where (select count(*) from near_titles) < 21
      and d.title_vector @@ wanted and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80)
    union all
    (select d.* from private.search_documents d where (select count(*) from near_texts) < 21
      and d.vector @@ wanted and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80)
  ), best as (
    select f.*, ts_rank(f.vector, wanted) as rank from (select distinct on (id) * from found order by id) as f
    order by rank desc, id limit 21
  )
  select b.kind, b.path, b.title, b.course, case when length(passage) > 300 then format('… %s …', marked) else marked end
  from best b
  cross join lateral (
    select p.passage from unnest(b.passages, b.vectors) with ordinality as p (passage, vector, n)
    order by ts_rank(p.vector, any_word) desc, length(p.passage) < 60, n
    limit 1
  ) as chosen
  cross join lateral ts_headline(config, passage, wanted, format(
    'StartSel=⟦, StopSel=⟧, HighlightAll=%s, MaxWords=40, MinWords=20', length(passage) <= 300)) as marked
  order by b.rank desc, b.id;
end $function$;
grant execute on function private.search_hits(wanted tsquery, locale text) to function_owner;
