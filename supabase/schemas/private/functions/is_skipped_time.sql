-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_skipped_time(clock timestamp without time zone, zone text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.moment_of(clock, zone) at time zone zone <> clock
$function$;
grant execute on function private.is_skipped_time(clock timestamp without time zone, zone text) to function_owner;
