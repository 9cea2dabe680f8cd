-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.cancel_raffle(wanted uuid, reason text)
 RETURNS public.raffle_cancel_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.cancel_raffle($1, $2)$function$;
grant execute on function public.cancel_raffle(wanted uuid, reason text) to authenticated;
