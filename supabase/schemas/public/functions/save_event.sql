-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_event(event uuid, details jsonb)
 RETURNS TABLE(outcome public.event_change_outcome, event uuid)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.save_event($1, $2)$function$;
grant execute on function public.save_event(event uuid, details jsonb) to authenticated;
