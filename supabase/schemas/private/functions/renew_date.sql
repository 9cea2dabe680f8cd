-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.renew_date(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
begin
  update public.event_dates d set sequence = d.sequence + 1 where d.id = wanted returning d.* into day;
  perform private.announce_date(day, 'event-changed');
end $function$;
grant execute on function private.renew_date(wanted uuid) to function_owner;
