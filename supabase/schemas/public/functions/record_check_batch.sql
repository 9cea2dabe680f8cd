-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.record_check_batch(batch uuid, received_on date, expected_cents bigint, checks jsonb)
 RETURNS public.check_batch_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.record_check_batch($1, $2, $3, $4)$function$;
grant execute on function public.record_check_batch(batch uuid, received_on date, expected_cents bigint, checks jsonb) to authenticated;
