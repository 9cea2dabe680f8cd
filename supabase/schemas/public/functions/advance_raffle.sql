-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.advance_raffle(wanted uuid)
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.advance_raffle($1)$function$;
grant execute on function public.advance_raffle(wanted uuid) to service_role;
