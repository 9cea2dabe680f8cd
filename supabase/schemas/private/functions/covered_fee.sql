-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.covered_fee(gift_cents integer, is_bank_debit boolean)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select least(f.max_cents, (
    select total - gift_cents from (
      select floor((gift_cents + f.fixed_cents) / (1 - f.percent / 100))::integer + step as total from generate_series(-1, 2) as step
    ) as candidates
    where total - round(total * f.percent / 100 + f.fixed_cents) >= gift_cents order by total limit 1))
  from private.payment_fees f where f.is_bank_debit = $2
$function$;
grant execute on function private.covered_fee(gift_cents integer, is_bank_debit boolean) to function_owner;
