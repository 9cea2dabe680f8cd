-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.other_refill_sites(request public.refill_requests)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.other_refill_sites($1); end$function$;
grant execute on function public.other_refill_sites(request public.refill_requests) to authenticated;
