-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.earliest_local_date()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (now() at time zone 'Pacific/Honolulu')::date
$function$;
grant execute on function private.earliest_local_date() to function_owner;
