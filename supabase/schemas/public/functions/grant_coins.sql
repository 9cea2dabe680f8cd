-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.grant_coins(member uuid, source text)
 RETURNS public.coin_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.grant_coins($1, $2)$function$;
grant execute on function public.grant_coins(member uuid, source text) to service_role;
