-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_employer_match(donation uuid, state public.employer_match)
 RETURNS public.gift_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_employer_match($1, $2)$function$;
grant execute on function public.set_employer_match(donation uuid, state public.employer_match) to authenticated;
