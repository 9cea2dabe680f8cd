-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lock_registration(key text)
 RETURNS public.event_registrations
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations;
begin
  perform from public.event_dates d where d.id = (
    select r.date_id from public.event_registrations r where r.id = private.registration_of(key)) for update;
  select r.* into held from public.event_registrations r where r.id = private.registration_of(key) for update;
  return held;
end $function$;
grant execute on function private.lock_registration(key text) to function_owner;
