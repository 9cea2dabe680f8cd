-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.raffle_eligibility(slug text)
 RETURNS public.raffle_entry_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('raffles') then return 'closed'; end if; return private.raffle_eligibility($1); end$function$;
grant execute on function public.raffle_eligibility(slug text) to authenticated;
