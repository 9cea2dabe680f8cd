-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.plan_gift_offer(offer uuid, step text, due date)
 RETURNS public.gift_offer_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.plan_gift_offer($1, $2, $3)$function$;
grant execute on function public.plan_gift_offer(offer uuid, step text, due date) to authenticated;
