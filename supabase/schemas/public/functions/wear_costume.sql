-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.wear_costume(costume text)
 RETURNS public.wearing_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.wear_costume($1)$function$;
grant execute on function public.wear_costume(costume text) to authenticated;
