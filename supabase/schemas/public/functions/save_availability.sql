-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_availability(slots public.availability_slot[])
 RETURNS public.availability_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_availability($1)$function$;
grant execute on function public.save_availability(slots public.availability_slot[]) to authenticated;
