-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_refund_limit(cents integer)
 RETURNS public.refund_limit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_refund_limit($1)$function$;
grant execute on function public.set_refund_limit(cents integer) to authenticated;
