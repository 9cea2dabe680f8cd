-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_event_date(wanted uuid, reason text)
 RETURNS public.event_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
begin
  select d.* into day from public.event_dates d where d.id = wanted for update;
  if day.id is null or day.canceled_at is not null then return 'unknown'; end if;
  if not private.manages_events_of((select e.chapter_id from public.events e where e.id = day.event_id)) then
    return 'not-allowed';
  end if;
  if coalesce(length(trim(reason)) not between 5 and 300, true) then return 'invalid'; end if;
  update public.event_dates d set canceled_at = now(), sequence = d.sequence + 1 where d.id = wanted returning d.* into day;
  perform private.announce_date(day, 'event-canceled', jsonb_build_object('reason', trim(reason)));
  if not exists (select from public.event_dates d
    where d.event_id = day.event_id and d.canceled_at is null) then
    update public.events e set status = 'canceled' where e.id = day.event_id and e.status = 'published';
  end if;
  return 'saved';
end $function$;
alter function private.cancel_event_date(wanted uuid, reason text) owner to function_owner;
grant execute on function private.cancel_event_date(wanted uuid, reason text) to authenticated;
