-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.withdraw_gift_offer(token text)
 RETURNS public.gift_offer_withdrawal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.withdraw_gift_offer($1)$function$;
grant execute on function public.withdraw_gift_offer(token text) to anon, authenticated;
