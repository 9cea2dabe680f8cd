-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.next_chapter_dates()
 RETURNS SETOF public.event_dates
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select d.* from public.chapters c cross join lateral (
    select x.* from public.events e join public.event_dates x on x.event_id = e.id
    where e.chapter_id = c.id and e.status = 'published' and x.is_public and x.canceled_at is null and x.ends_at > now()
    order by x.starts_at, x.id limit 3
  ) as d
  where c.status = 'active'
$function$;
grant execute on function public.next_chapter_dates() to anon, authenticated;
