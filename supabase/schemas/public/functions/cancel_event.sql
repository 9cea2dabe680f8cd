-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.cancel_event(event uuid, reason text)
 RETURNS public.event_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.cancel_event($1, $2)$function$;
grant execute on function public.cancel_event(event uuid, reason text) to authenticated;
