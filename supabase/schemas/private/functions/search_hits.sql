-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_hits(wanted tsquery, locale text)
 RETURNS TABLE(kind text, path text, title text, course text, excerpt text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with found as (
    (select d.id from private.search_documents d
      where d.title_vector @@ wanted and d.locale = search_hits.locale and d.public_from <= now() and d.public_until > now()
      limit 300)
    union
    (select d.id from private.search_documents d
      where d.vector @@ wanted and d.locale = search_hits.locale and d.public_from <= now() and d.public_until > now()
      limit 700)
  ), best as (
    select d.*, ts_rank(d.vector, wanted) as rank
    from found join private.search_documents d on d.id = found.id
    order by rank desc, d.id limit 21
  )
  select b.kind, b.path, b.title, b.course, case when length(passage) > 300 then format('… %s …', marked) else marked end
  from best b
  cross join lateral (
    select p.passage from unnest(b.passages, b.vectors) with ordinality as p (passage, vector, n)
    order by ts_rank(p.vector, replace(wanted::text, '&', '|')::tsquery) desc, length(p.passage) < 60, n
    limit 1
  ) as chosen
  cross join lateral ts_headline(private.search_config(search_hits.locale), passage, wanted, format(
    'StartSel=⟦, StopSel=⟧, HighlightAll=%s, MaxWords=40, MinWords=20', length(passage) <= 300)) as marked
  order by b.rank desc, b.id
$function$;
grant execute on function private.search_hits(wanted tsquery, locale text) to function_owner;
