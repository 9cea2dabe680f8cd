-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_dates(dates uuid[], reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.event_dates d set canceled_at = now(), sequence = d.sequence + 1
    where d.id = any (dates) and d.canceled_at is null;
  perform private.announce_dates(dates, 'event-canceled', jsonb_build_object('reason', trim(reason)));
  update public.events e set status = 'canceled'
    where e.id in (select d.event_id from public.event_dates d where d.id = any (dates)) and e.status = 'published'
      and not exists (select from public.event_dates d where d.event_id = e.id and d.canceled_at is null);
end $function$;
grant execute on function private.cancel_dates(dates uuid[], reason text) to function_owner;
