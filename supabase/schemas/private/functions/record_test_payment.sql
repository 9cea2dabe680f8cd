-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_test_payment(payment text, cents integer, refunded_cents integer DEFAULT 0, donation uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.test_payments (id, donation_id, cents, refunded_cents) values ($1, $4, $2, $3)
  on conflict (id) do update set refunded_cents = greatest(test_payments.refunded_cents, excluded.refunded_cents)
$function$;
alter function private.record_test_payment(payment text, cents integer, refunded_cents integer, donation uuid) owner to function_owner;
grant execute on function private.record_test_payment(payment text, cents integer, refunded_cents integer, donation uuid) to service_role;
