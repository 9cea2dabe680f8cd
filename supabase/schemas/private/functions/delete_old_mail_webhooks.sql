-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_mail_webhooks()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (delete from private.mail_webhooks w where w.received_at < now() - interval '30 days' returning 1)
  select count(*) from gone
$function$;
alter function private.delete_old_mail_webhooks() owner to function_owner;
