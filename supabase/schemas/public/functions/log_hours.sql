-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.log_hours(day date, minutes integer, task text, chapter uuid)
 RETURNS public.hours_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.log_hours($1, $2, $3, $4)$function$;
grant execute on function public.log_hours(day date, minutes integer, task text, chapter uuid) to authenticated;
