-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.review_reversal(report uuid, verdict public.reversal_status)
 RETURNS public.reversal_review_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.review_reversal($1, $2)$function$;
grant execute on function public.review_reversal(report uuid, verdict public.reversal_status) to authenticated;
