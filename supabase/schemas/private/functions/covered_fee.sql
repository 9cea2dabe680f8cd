-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.covered_fee(gift_cents integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select total - gift_cents from (
    select floor((gift_cents + 30) / 0.971)::integer + step as total from generate_series(-1, 2) as step
  ) as candidates
  where total - private.card_fee(total) >= gift_cents order by total limit 1
$function$;
grant execute on function private.covered_fee(gift_cents integer) to function_owner;
