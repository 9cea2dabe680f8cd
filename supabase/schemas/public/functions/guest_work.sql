-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.guest_work(guest_key text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.guest_work($1); end$function$;
grant execute on function public.guest_work(guest_key text) to authenticated;
