-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.decide_hours(hours uuid, next_status public.hours_status, why text)
 RETURNS public.hours_decision_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.decide_hours($1, $2, $3)$function$;
grant execute on function public.decide_hours(hours uuid, next_status public.hours_status, why text) to authenticated;
