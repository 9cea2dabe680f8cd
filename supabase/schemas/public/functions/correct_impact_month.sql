-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.correct_impact_month(metric text, month date, value bigint, reason text)
 RETURNS public.impact_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.correct_impact_month($1, $2, $3, $4)$function$;
grant execute on function public.correct_impact_month(metric text, month date, value bigint, reason text) to authenticated;
