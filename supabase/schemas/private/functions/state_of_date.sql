-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.state_of_date(wanted uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(e.state, '') from public.event_dates d join public.events e on e.id = d.event_id where d.id = wanted
$function$;
grant execute on function private.state_of_date(wanted uuid) to function_owner;
