-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.payment_mismatch(gift public.donations, kind public.payment_event_kind, is_live boolean, amount_cents integer, currency text)
 RETURNS public.payment_problem
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when gift.id is null then 'unknown-gift'
    when gift.is_live is distinct from $3 then 'mode'
    when $5 is distinct from gift.currency then 'currency'
    when $2 in ('pending', 'paid') and $4 is distinct from gift.total_cents
      or $2 = 'refunded' and ($4 is null or $4 not between 0 and gift.total_cents) then 'amount'
  end::public.payment_problem
$function$;
grant execute on function private.payment_mismatch(gift public.donations, kind public.payment_event_kind, is_live boolean, amount_cents integer, currency text) to function_owner;
