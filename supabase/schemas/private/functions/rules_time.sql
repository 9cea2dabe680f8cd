-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.rules_time(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_char(at at time zone 'America/Chicago', 'FMMonth FMDD, YYYY, FMHH12:MI AM') || ' Central Time'
$function$;
grant execute on function private.rules_time(at timestamp with time zone) to anon, authenticated, function_owner, service_role;
