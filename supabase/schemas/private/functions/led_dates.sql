-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.led_dates()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select d.id from public.event_dates d where d.event_id in (select private.led_events())
$function$;
grant execute on function private.led_dates() to authenticated;
