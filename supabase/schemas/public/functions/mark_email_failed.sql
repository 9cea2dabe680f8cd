-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.mark_email_failed(email uuid, attempt integer, problem text, is_final boolean)
 RETURNS public.retry_state
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.mark_email_failed($1, $2, $3, $4)$function$;
grant execute on function public.mark_email_failed(email uuid, attempt integer, problem text, is_final boolean) to service_role;
