-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_event_series(event uuid, rule text, starts timestamp without time zone, minutes integer, skips date[], occurrences timestamp without time zone[], room_capacity integer DEFAULT NULL::integer, online_capacity integer DEFAULT NULL::integer, reason text DEFAULT NULL::text)
 RETURNS public.event_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_event_series($1, $2, $3, $4, $5, $6, $7, $8, $9)$function$;
grant execute on function public.save_event_series(event uuid, rule text, starts timestamp without time zone, minutes integer, skips date[], occurrences timestamp without time zone[], room_capacity integer, online_capacity integer, reason text) to authenticated;
