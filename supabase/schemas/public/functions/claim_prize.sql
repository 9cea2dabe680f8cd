-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.claim_prize(slug text, shows_name boolean)
 RETURNS public.prize_claim_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.claim_prize($1, $2)$function$;
grant execute on function public.claim_prize(slug text, shows_name boolean) to authenticated;
