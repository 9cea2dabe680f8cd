-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.notify(user_id uuid, topic text, message text, params jsonb DEFAULT '{}'::jsonb, dedupe_key text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  about public.notification_topic := topic;
  email text := (select m.address from private.confirmed_emails m where m.user_id = $1);
  is_by_email boolean := email is not null and private.is_wanted($1, about, 'email');
  is_on_site boolean := private.is_wanted($1, about, 'site');
  is_at_once boolean := about = 'account' or coalesce(
    (select s.digest = 'each' from public.notification_settings s where s.user_id = $1), true);
  written uuid;
begin
  if not (is_by_email or is_on_site) then return; end if;
  insert into public.notices (user_id, topic, message, params, is_on_site, email_status, dedupe_key) values (
    $1, about, $3, $4, is_on_site,
    case when not is_by_email then 'none' when is_at_once then 'queued' else 'waiting' end, $5
  ) on conflict do nothing returning id into written;
  if written is null or not is_by_email or not is_at_once then return; end if;
  perform private.queue_email($3, email, $4, 'notice ' || written, private.language_of($1), about,
    private.unsubscribe_path($1, about));
end $function$;
grant execute on function private.notify(user_id uuid, topic text, message text, params jsonb, dedupe_key text) to function_owner;
