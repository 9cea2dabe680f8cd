-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_join_link(date uuid, url text, instructions text DEFAULT NULL::text)
 RETURNS public.event_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_join_link($1, $2, $3)$function$;
grant execute on function public.set_join_link(date uuid, url text, instructions text) to authenticated;
