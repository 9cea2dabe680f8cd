-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_kit_stock(on_shelf integer)
 RETURNS public.kit_stock_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_kit_stock($1)$function$;
grant execute on function public.set_kit_stock(on_shelf integer) to authenticated;
