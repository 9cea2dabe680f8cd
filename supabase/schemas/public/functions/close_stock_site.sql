-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.close_stock_site(site uuid, is_closed boolean)
 RETURNS public.stock_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.close_stock_site($1, $2)$function$;
grant execute on function public.close_stock_site(site uuid, is_closed boolean) to authenticated;
