-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text, expires_on date, to_site uuid)
 RETURNS public.stock_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.record_stock($1, $2, $3, $4, $5, $6, $7)$function$;
grant execute on function public.record_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text, expires_on date, to_site uuid) to authenticated;
