-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.test_charge(subscription uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.test_charge($1); end$function$;
grant execute on function public.test_charge(subscription uuid) to service_role;
