-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.next_offer_stages(offer public.gift_offers)
 RETURNS public.gift_offer_stage[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_agg(s.to_stage order by s.place) from private.gift_offer_steps() s where s.from_stage = offer.stage
$function$;
grant execute on function public.next_offer_stages(offer public.gift_offers) to authenticated;
