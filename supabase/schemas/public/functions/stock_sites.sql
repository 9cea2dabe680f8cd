-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.stock_sites()
 RETURNS TABLE(id uuid, name text, kits integer, doses integer, alert_below integer, is_low boolean, ships_mail boolean, chapter_id uuid, is_closed boolean, expiring integer, expires_on date)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.stock_sites(); end$function$;
grant execute on function public.stock_sites() to authenticated;
