-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean)
 RETURNS public.stock_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_stock_site($1, $2, $3, $4, $5)$function$;
grant execute on function public.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean) to authenticated;
