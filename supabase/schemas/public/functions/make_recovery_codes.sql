-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.make_recovery_codes()
 RETURNS SETOF text
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.make_recovery_codes()$function$;
grant execute on function public.make_recovery_codes() to authenticated;
