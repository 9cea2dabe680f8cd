-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.move_kit_request(wanted uuid, next_status text, from_site uuid DEFAULT NULL::uuid)
 RETURNS public.kit_move_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.move_kit_request($1, $2, $3)$function$;
grant execute on function public.move_kit_request(wanted uuid, next_status text, from_site uuid) to authenticated;
