-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.revise_impact_metric(metric text, label text, definition text, method text, source text, reason text)
 RETURNS public.impact_change_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.revise_impact_metric($1, $2, $3, $4, $5, $6)$function$;
grant execute on function public.revise_impact_metric(metric text, label text, definition text, method text, source text, reason text) to authenticated;
