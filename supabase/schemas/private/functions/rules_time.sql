-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.rules_time(at timestamp with time zone, zone text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_char(at at time zone zone, 'FMMonth FMDD, YYYY, FMHH12:MI AM') || format(' %s (UTC%s)',
    private.time_zone_label(zone), extract(hour from (at at time zone zone) - (at at time zone 'UTC')))
$function$;
grant execute on function private.rules_time(at timestamp with time zone, zone text) to anon, authenticated, function_owner, service_role;
