-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_email(lease_ms integer, domain text)
 RETURNS TABLE(id uuid, message text, params jsonb, locale text, topic public.notification_topic, to_address text, unsubscribe_path text, message_id text, attempts integer, created_at timestamp with time zone, site_name text, site_color text, site_logo uuid, words jsonb)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.email_outbox m set status = 'sending', attempts = m.attempts + 1,
    claimed_until = now() + lease_ms * interval '1 millisecond',
    message_id = coalesce(m.message_id, '<' || m.id || '@' || domain || '>')
  where m.id = (
    select w.id from private.email_outbox w
    where (w.status = 'queued' and w.next_attempt_at <= now() or w.status = 'sending' and w.claimed_until < now())
      and not private.is_too_old_to_send(w.created_at)
    order by w.next_attempt_at limit 1 for update skip locked
  )
  returning m.id, m.message, m.params, m.locale, m.topic, m.to_address, m.unsubscribe_path, m.message_id,
    m.attempts, m.created_at, coalesce((select s.name from public.site_settings s), ''),
    (select s.main_color from public.site_settings s), (select s.logo_id from public.site_settings s),
    private.email_text(m.message, m.locale)
$function$;
alter function private.claim_email(lease_ms integer, domain text) owner to function_owner;
grant execute on function private.claim_email(lease_ms integer, domain text) to service_role;
