-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.publish_raffle(wanted uuid)
 RETURNS public.raffle_publish_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.publish_raffle($1)$function$;
grant execute on function public.publish_raffle(wanted uuid) to authenticated;
