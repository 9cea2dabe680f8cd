-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.claim_email(lease_ms integer, domain text)
 RETURNS TABLE(id uuid, message text, params jsonb, locale text, topic public.notification_topic, to_address text, unsubscribe_path text, message_id text, attempts integer, created_at timestamp with time zone, site_name text, site_color text, site_logo uuid, words jsonb)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.claim_email($1, $2)$function$;
grant execute on function public.claim_email(lease_ms integer, domain text) to service_role;
