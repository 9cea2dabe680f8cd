-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.raffle_eligibility(slug text)
 RETURNS public.raffle_entry_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.raffle_eligibility($1)$function$;
grant execute on function public.raffle_eligibility(slug text) to authenticated;
