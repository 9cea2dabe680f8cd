-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.resolve_payment_difference(difference uuid, reason text)
 RETURNS public.payment_resolution_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.resolve_payment_difference($1, $2)$function$;
grant execute on function public.resolve_payment_difference(difference uuid, reason text) to authenticated;
