-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.recovery_codes_left()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.recovery_codes_left(); end$function$;
grant execute on function public.recovery_codes_left() to authenticated;
