-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_refundable(gift public.donations, cents integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select gift.status = 'succeeded' and (gift.payment_id is not null or gift.source <> 'card')
    and cents between 1 and gift.total_cents - gift.refunded_cents
$function$;
grant execute on function private.is_refundable(gift public.donations, cents integer) to function_owner;
