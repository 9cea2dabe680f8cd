-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.beacon_round_time(round bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select to_timestamp(1692803367 + (round - 1) * 3)
$function$;
grant execute on function private.beacon_round_time(round bigint) to anon, authenticated, function_owner, service_role;
