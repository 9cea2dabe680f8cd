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
  if day.ends_at <= now() then return 'too-late'; end if;
  if coalesce(length(trim(reason)) not between 5 and 300, true) then return 'invalid'; end if;
  perform private.cancel_dates(array[wanted], reason);
  return 'saved';
end $function$;
alter function private.cancel_event_date(wanted uuid, reason text) owner to function_owner;
grant execute on function private.cancel_event_date(wanted uuid, reason text) to authenticated;
