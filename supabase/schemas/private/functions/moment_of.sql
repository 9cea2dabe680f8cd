-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.moment_of(clock timestamp without time zone, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when (clock at time zone zone - interval '1 hour') at time zone zone = clock
    then clock at time zone zone - interval '1 hour' else clock at time zone zone end
$function$;
grant execute on function private.moment_of(clock timestamp without time zone, zone text) to function_owner;
