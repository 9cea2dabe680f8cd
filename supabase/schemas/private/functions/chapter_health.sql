-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapter_health(chapter uuid)
 RETURNS TABLE(score integer, last_event_on date, has_recent_event boolean, leads integer, certified_leads integer, has_certified_leads boolean, reported_on date, has_recent_report boolean, event_days integer, report_days integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select has_recent_event::integer + has_certified_leads::integer + has_recent_report::integer, last_event_on,
    has_recent_event, l.leads, l.certified, has_certified_leads, c.figures_on, has_recent_report, event_days, report_days
  from public.chapters c
  cross join private.chapter_leads(c.id) l
  cross join (values (90, 100)) as rule (event_days, report_days)
  cross join lateral (
    select max(d.ends_at)::date as last_event_on from public.events e join public.event_dates d on d.event_id = e.id
    where e.chapter_id = c.id and e.status = 'published' and d.canceled_at is null and d.ends_at < now()
  ) as past
  cross join lateral (
    select coalesce(last_event_on >= current_date - event_days, false) as has_recent_event,
      l.leads > 0 and l.certified = l.leads as has_certified_leads,
      coalesce(c.figures_on >= current_date - report_days, false) as has_recent_report
  ) as points
  where c.id = chapter and (select private.manages_chapter(chapter))
$function$;
alter function private.chapter_health(chapter uuid) owner to function_owner;
grant execute on function private.chapter_health(chapter uuid) to authenticated;
