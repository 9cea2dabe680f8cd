-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.mark_email_sent(email uuid, subject text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.mark_email_sent($1, $2)$function$;
grant execute on function public.mark_email_sent(email uuid, subject text) to service_role;
