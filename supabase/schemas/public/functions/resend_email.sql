-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.resend_email(email uuid)
 RETURNS public.resend_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.resend_email($1)$function$;
grant execute on function public.resend_email(email uuid) to authenticated;
