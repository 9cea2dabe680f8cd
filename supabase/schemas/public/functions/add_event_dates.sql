-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.add_event_dates(event uuid, starts timestamp without time zone[], minutes integer, room_capacity integer DEFAULT NULL::integer, online_capacity integer DEFAULT NULL::integer)
 RETURNS public.event_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.add_event_dates($1, $2, $3, $4, $5)$function$;
grant execute on function public.add_event_dates(event uuid, starts timestamp without time zone[], minutes integer, room_capacity integer, online_capacity integer) to authenticated;
