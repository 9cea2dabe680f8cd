-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.counted_cents(gift public.donations)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when gift.status = 'succeeded' then least(gift.gift_cents, gift.total_cents - gift.refunded_cents) else 0 end
$function$;
grant execute on function private.counted_cents(gift public.donations) to function_owner;
