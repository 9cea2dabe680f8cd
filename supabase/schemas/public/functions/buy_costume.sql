-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.buy_costume(costume text)
 RETURNS public.purchase_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.buy_costume($1)$function$;
grant execute on function public.buy_costume(costume text) to authenticated;
