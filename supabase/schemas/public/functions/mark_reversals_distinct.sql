-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.mark_reversals_distinct(reports uuid[])
 RETURNS public.reversal_review_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.mark_reversals_distinct($1)$function$;
grant execute on function public.mark_reversals_distinct(reports uuid[]) to authenticated;
