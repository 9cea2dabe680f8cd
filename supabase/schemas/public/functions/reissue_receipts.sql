-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.reissue_receipts()
 RETURNS public.reissue_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.reissue_receipts()$function$;
grant execute on function public.reissue_receipts() to authenticated;
