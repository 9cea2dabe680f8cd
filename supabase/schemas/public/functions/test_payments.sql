-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.test_payments(since timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.test_payments($1); end$function$;
grant execute on function public.test_payments(since timestamp with time zone) to service_role;
