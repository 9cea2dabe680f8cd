-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_email_sent(email uuid, subject text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.email_outbox m set status = 'sent', subject = $2, sent_at = now(), claimed_until = null,
    last_error = null
  where m.id = email and m.status <> 'sent'
$function$;
alter function private.mark_email_sent(email uuid, subject text) owner to function_owner;
grant execute on function private.mark_email_sent(email uuid, subject text) to service_role;
