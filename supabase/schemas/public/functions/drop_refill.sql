-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.drop_refill(wanted uuid)
 RETURNS public.refill_move_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.drop_refill($1)$function$;
grant execute on function public.drop_refill(wanted uuid) to authenticated;
