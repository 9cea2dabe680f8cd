-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_date(wanted uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
begin
  update public.event_dates d set canceled_at = now(), sequence = d.sequence + 1
    where d.id = wanted and d.canceled_at is null returning d.* into day;
  perform private.announce_date(day, 'event-canceled', jsonb_build_object('reason', trim(reason)));
  if not exists (select from public.event_dates d
    where d.event_id = day.event_id and d.canceled_at is null) then
    update public.events e set status = 'canceled' where e.id = day.event_id and e.status = 'published';
  end if;
end $function$;
grant execute on function private.cancel_date(wanted uuid, reason text) to function_owner;
