-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.mark_reversal_repeat(report uuid, original uuid)
 RETURNS public.reversal_review_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.mark_reversal_repeat($1, $2)$function$;
grant execute on function public.mark_reversal_repeat(report uuid, original uuid) to authenticated;
