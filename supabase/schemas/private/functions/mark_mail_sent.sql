-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_mail_sent(mail uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.mail_outbox set status = 'sent', sent_at = now(), claimed_until = null, last_error = null
  where id = mail and status <> 'sent'
$function$;
alter function private.mark_mail_sent(mail uuid) owner to keeper;
grant execute on function private.mark_mail_sent(mail uuid) to service_role;
