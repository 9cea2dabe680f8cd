-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.compare_reversal_again(report uuid)
 RETURNS public.reversal_review_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.compare_reversal_again($1)$function$;
grant execute on function public.compare_reversal_again(report uuid) to authenticated;
