-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_refund(donation uuid, cents integer, refunded_before integer)
 RETURNS public.refund_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_refund($1, $2, $3)$function$;
grant execute on function public.request_refund(donation uuid, cents integer, refunded_before integer) to authenticated;
