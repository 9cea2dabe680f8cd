-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.renew_email_claim(email uuid, attempt integer, lease_ms integer)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.renew_email_claim($1, $2, $3)$function$;
grant execute on function public.renew_email_claim(email uuid, attempt integer, lease_ms integer) to service_role;
