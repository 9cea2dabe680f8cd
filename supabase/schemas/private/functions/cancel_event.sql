-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_event(wanted uuid, reason text)
 RETURNS public.event_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  about public.events;
  dates uuid[];
begin
  select e.* into about from public.events e where e.id = wanted;
  if about.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if coalesce(length(trim(reason)) not between 5 and 300, true) then return 'invalid'; end if;
  -- In the order of the ids, as when people register for several dates.
  select array_agg(d.id) into dates from (
    select d.id from public.event_dates d
    where d.event_id = wanted and d.canceled_at is null and d.ends_at > now() order by d.id for update
  ) d;
  if dates is null then return 'too-late'; end if;
  perform private.cancel_dates(dates, reason);
  return 'saved';
end $function$;
alter function private.cancel_event(wanted uuid, reason text) owner to function_owner;
grant execute on function private.cancel_event(wanted uuid, reason text) to authenticated;
