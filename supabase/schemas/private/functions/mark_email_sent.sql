-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_email_sent(email uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.email_outbox set status = 'sent', sent_at = now(), claimed_until = null, last_error = null
  where id = email and status <> 'sent'
$function$;
alter function private.mark_email_sent(email uuid) owner to function_owner;
grant execute on function private.mark_email_sent(email uuid) to service_role;
