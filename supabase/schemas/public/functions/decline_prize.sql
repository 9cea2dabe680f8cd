-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.decline_prize(slug text)
 RETURNS public.prize_claim_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.decline_prize($1)$function$;
grant execute on function public.decline_prize(slug text) to authenticated;
