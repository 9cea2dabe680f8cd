-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.reconcile_payments(mode public.payment_mode, since timestamp with time zone, payments jsonb)
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.reconcile_payments($1, $2, $3)$function$;
grant execute on function public.reconcile_payments(mode public.payment_mode, since timestamp with time zone, payments jsonb) to service_role;
