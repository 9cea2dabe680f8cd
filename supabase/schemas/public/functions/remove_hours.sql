-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.remove_hours(hours uuid)
 RETURNS public.hours_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.remove_hours($1)$function$;
grant execute on function public.remove_hours(hours uuid) to authenticated;
