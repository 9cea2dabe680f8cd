-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.card_fee(total_cents integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select round(total_cents * 0.029 + 30)::integer
$function$;
grant execute on function private.card_fee(total_cents integer) to function_owner;
