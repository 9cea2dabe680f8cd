-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.enter_raffle(slug text, contribution text DEFAULT NULL::text)
 RETURNS public.raffle_entry_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.enter_raffle($1, $2)$function$;
grant execute on function public.enter_raffle(slug text, contribution text) to authenticated;
