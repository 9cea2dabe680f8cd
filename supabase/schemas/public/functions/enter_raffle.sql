-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.enter_raffle(slug text, contribution text DEFAULT NULL::text)
 RETURNS public.raffle_entry_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('raffles') then return 'closed'; end if; return private.enter_raffle($1, $2); end$function$;
grant execute on function public.enter_raffle(slug text, contribution text) to authenticated;
