-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.queue_email(message text, to_address text, params jsonb DEFAULT '{}'::jsonb, dedupe_key text DEFAULT NULL::text, locale text DEFAULT 'en'::text, topic public.notification_topic DEFAULT NULL::public.notification_topic, unsubscribe_path text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.email_outbox (message, to_address, params, dedupe_key, locale, topic, unsubscribe_path)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing
$function$;
grant execute on function private.queue_email(message text, to_address text, params jsonb, dedupe_key text, locale text, topic public.notification_topic, unsubscribe_path text) to function_owner;
