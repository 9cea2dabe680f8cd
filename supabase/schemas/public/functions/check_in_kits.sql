-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_in_kits(key text)
 RETURNS TABLE(lot text, kits bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.check_in_kits($1); end$function$;
comment on function public.check_in_kits(key text) is 'network-limit: 3000 per 600 seconds';
grant execute on function public.check_in_kits(key text) to anon, authenticated;
