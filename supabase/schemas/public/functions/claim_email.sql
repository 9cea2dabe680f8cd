-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.claim_email(lease_ms integer, domain text)
 RETURNS TABLE(id uuid, kind text, to_address text, subject text, text_body text, html_body text, unsubscribe_path text, message_id text, attempts integer, created_at timestamp with time zone)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.claim_email($1, $2)$function$;
grant execute on function public.claim_email(lease_ms integer, domain text) to service_role;
