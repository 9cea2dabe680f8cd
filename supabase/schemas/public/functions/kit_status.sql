-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.kit_status()
 RETURNS TABLE(has_certificate boolean, has_consent boolean, has_open_request boolean, next_request_at timestamp with time zone, days_between integer, kits integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.kit_status(); end$function$;
grant execute on function public.kit_status() to authenticated;
