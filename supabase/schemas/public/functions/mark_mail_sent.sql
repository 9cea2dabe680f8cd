-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.mark_mail_sent(mail uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.mark_mail_sent(mail)
$function$;
grant execute on function public.mark_mail_sent(mail uuid) to service_role;
