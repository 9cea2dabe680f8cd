-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.apply_payment_event(id text, kind public.payment_event_kind, occurred_at timestamp with time zone, is_live boolean, donation uuid DEFAULT NULL::uuid, subscription uuid DEFAULT NULL::uuid, provider_subscription text DEFAULT NULL::text, invoice text DEFAULT NULL::text, payment text DEFAULT NULL::text, amount_cents integer DEFAULT NULL::integer, currency text DEFAULT NULL::text, change uuid DEFAULT NULL::uuid, next_charge_at timestamp with time zone DEFAULT NULL::timestamp with time zone, retry_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.payment_event_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.apply_payment_event($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)$function$;
grant execute on function public.apply_payment_event(id text, kind public.payment_event_kind, occurred_at timestamp with time zone, is_live boolean, donation uuid, subscription uuid, provider_subscription text, invoice text, payment text, amount_cents integer, currency text, change uuid, next_charge_at timestamp with time zone, retry_at timestamp with time zone) to service_role;
