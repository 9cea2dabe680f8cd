-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.move_gift_offer(offer uuid, next_stage public.gift_offer_stage, note_to_donor text)
 RETURNS public.gift_offer_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.move_gift_offer($1, $2, $3)$function$;
grant execute on function public.move_gift_offer(offer uuid, next_stage public.gift_offer_stage, note_to_donor text) to authenticated;
