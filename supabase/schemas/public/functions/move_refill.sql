-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.move_refill(wanted uuid, next_status public.refill_status, from_site uuid DEFAULT NULL::uuid)
 RETURNS public.refill_move_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.move_refill($1, $2, $3)$function$;
grant execute on function public.move_refill(wanted uuid, next_status public.refill_status, from_site uuid) to authenticated;
