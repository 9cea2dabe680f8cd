-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_test_payment(payment text, cents integer, refunded_cents integer DEFAULT 0, donation uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.record_test_payment($1, $2, $3, $4)$function$;
grant execute on function public.record_test_payment(payment text, cents integer, refunded_cents integer, donation uuid) to service_role;
