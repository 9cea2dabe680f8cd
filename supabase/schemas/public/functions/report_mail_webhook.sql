-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.report_mail_webhook(webhook text, reports jsonb)
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.report_mail_webhook($1, $2)$function$;
grant execute on function public.report_mail_webhook(webhook text, reports jsonb) to service_role;
