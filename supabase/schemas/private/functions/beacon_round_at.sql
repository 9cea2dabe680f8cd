-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.beacon_round_at(at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select ceil((extract(epoch from at) - 1692803367) / 3)::bigint + 1
$function$;
grant execute on function private.beacon_round_at(at timestamp with time zone) to function_owner;
