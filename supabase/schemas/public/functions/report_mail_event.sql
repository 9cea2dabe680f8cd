-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.report_mail_event(address text, event public.mail_event)
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.report_mail_event($1, $2)$function$;
grant execute on function public.report_mail_event(address text, event public.mail_event) to service_role;
