-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.decide_refund(request uuid, approves boolean)
 RETURNS public.refund_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.decide_refund($1, $2)$function$;
grant execute on function public.decide_refund(request uuid, approves boolean) to authenticated;
