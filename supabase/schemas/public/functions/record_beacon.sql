-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_beacon(wanted uuid, signature text)
 RETURNS public.raffle_draw_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.record_beacon($1, $2)$function$;
grant execute on function public.record_beacon(wanted uuid, signature text) to service_role;
