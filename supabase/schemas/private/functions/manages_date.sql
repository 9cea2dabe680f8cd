-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.manages_date(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.manages_events_of((
    select e.chapter_id from public.event_dates d join public.events e on e.id = d.event_id where d.id = wanted))
$function$;
grant execute on function private.manages_date(wanted uuid) to function_owner;
