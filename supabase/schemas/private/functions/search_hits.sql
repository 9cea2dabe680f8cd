-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_hits(wanted tsquery, locale text)
 RETURNS TABLE(kind text, path text, title text, course text, excerpt text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with best as (
    select d.*, c.slug as course_slug, l.slug as lesson_slug, h.slug as chapter_slug, r.slug as raffle_slug,
      e.slug as event_slug, format('/news/%s/%s', a.kind, a.slug) as article_path,
      case when d.kind = 'lesson' then c.title end as course, ts_rank(d.vector, wanted) as rank
    from private.search_documents d
    left join public.lessons l on l.id = d.lesson_id
    left join public.courses c on c.id = coalesce(d.course_id, l.course_id)
    left join public.chapters h on h.id = d.chapter_id
    left join public.raffles r on r.id = d.raffle_id
    left join public.events e on e.id = d.event_id
    left join public.articles a on a.id = d.article_id
    where d.vector @@ wanted and d.locale = search_hits.locale
      and (d.kind in ('page', 'chapter', 'raffle', 'event', 'article') or c.status = 'published')
    order by rank desc, d.id limit 21
  )
  select b.kind,
    case b.kind when 'page' then b.page_path when 'course' then '/courses/' || b.course_slug
      when 'card' then '/courses/' || b.course_slug || '/card'
      when 'chapter' then '/about/chapters/' || b.chapter_slug
      when 'raffle' then '/raffles/' || b.raffle_slug
      when 'event' then '/events/' || b.event_slug
      when 'article' then b.article_path
      else '/courses/' || b.course_slug || '/learn/' || b.lesson_slug end,
    b.title, b.course, case when length(passage) > 300 then format('… %s …', marked) else marked end
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
