-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.stock_movements()
 RETURNS TABLE(id uuid, site text, change public.stock_change, kits integer, doses integer, reason text, expires_on date, made_by text, made_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.stock_movements(); end$function$;
grant execute on function public.stock_movements() to authenticated;
