-- Email outbox: an email is queued in the transaction that causes it and sent afterwards, so neither exists
-- without the other. A row holds a key of the message catalog (supabase/functions/_shared/messages) and its
-- parameters; subject, text and HTML are rendered when the email is sent.

create table private.email_outbox (
  id uuid primary key default gen_random_uuid(),
  message text not null check (message ~ '^[a-z][a-z0-9-]{0,63}$'),
  params jsonb check (jsonb_typeof(params) = 'object' and length(params::text) <= 100000),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  topic public.notification_topic,
  to_address text not null check (length(to_address) <= 254 and to_address ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\]+$'),
  subject text check (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]\u2028\u2029]'),
  dedupe_key text unique check (length(dedupe_key) between 1 and 200),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'captured', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_error text check (length(last_error) <= 1000),
  message_id text unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The path that an email program calls to unsubscribe; the site's own address is added when the email is sent.
  unsubscribe_path text
    check (unsubscribe_path ~ '^/[^[:cntrl:][:space:]<>]*$' and length(unsubscribe_path) <= 500),
  check ((status = 'sending') = (claimed_until is not null)),
  check ((status = 'sent') = (sent_at is not null))
);
comment on table private.email_outbox is 'class:s2';
comment on column private.email_outbox.id is 'class:public';
comment on column private.email_outbox.message is 'class:public';
comment on column private.email_outbox.params is 'class:secret its links and codes sign people in';
comment on column private.email_outbox.topic is 'Null if the email is not a notice.';
comment on column private.email_outbox.subject is 'As it was sent; null before that.';
comment on column private.email_outbox.status is 'class:public';
comment on column private.email_outbox.attempts is 'class:public';
comment on column private.email_outbox.next_attempt_at is 'class:public';
comment on column private.email_outbox.claimed_until is 'class:public';
comment on column private.email_outbox.last_error is 'Mail servers repeat the address.';
comment on column private.email_outbox.message_id is 'class:public';
comment on column private.email_outbox.created_at is 'class:public';
comment on column private.email_outbox.sent_at is 'class:public';
create index email_outbox_due on private.email_outbox (next_attempt_at) where status = 'queued';
create index email_outbox_claims on private.email_outbox (claimed_until) where status = 'sending';
create index email_outbox_newest on private.email_outbox (created_at desc, id desc);
comment on column private.email_outbox.unsubscribe_path is 'class:secret its token changes preferences';

alter table private.email_outbox enable row level security;
grant select (id, message, to_address, subject, dedupe_key, created_at, sent_at), delete on private.email_outbox to service_role;
grant select, insert (message, params, locale, topic, to_address, dedupe_key, unsubscribe_path),
  update (status, attempts, claimed_until, message_id, subject, sent_at, last_error, next_attempt_at)
  on private.email_outbox to function_owner;

create policy "function owner adds email outbox" on private.email_outbox for insert to function_owner with check (status = 'queued');
create policy "function owner reads email outbox" on private.email_outbox for select to function_owner using (true);
create policy "function owner updates email outbox" on private.email_outbox for update to function_owner
  using (true) with check (true);

create function private.announce_email() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('email_queued', '');
  return null;
end $$;
create trigger announce_email after insert on private.email_outbox
  for each statement execute function private.announce_email();

-- Queues an email in the caller's transaction. Of two emails with the same key the first is kept.
create function private.queue_email(
  message text, to_address text, params jsonb default '{}', dedupe_key text default null, locale text default 'en',
  topic public.notification_topic default null, unsubscribe_path text default null
) returns void language sql set search_path = '' as $$
  insert into private.email_outbox (message, to_address, params, dedupe_key, locale, topic, unsubscribe_path)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing
$$;

-- The content of an email, and its unsubscribe link, are removed after 30 days.
create function private.remove_old_email_params() returns bigint
language sql set search_path = '' as $$
  with emptied as (
    update private.email_outbox set params = null, unsubscribe_path = null
    where created_at < now() - interval '30 days' and params is not null
      and status in ('sent', 'captured', 'dead')
    returning 1
  )
  select count(*) from emptied
$$;

create function private.is_too_old_to_send(written timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select written < now() - interval '72 hours'
$$;

-- Claims the email that has waited longest, for one caller until the lease ends. An email whose lease has ended
-- belongs to a process that crashed. `attempts` tells this claim from a later one.
create function private.claim_email(lease_ms integer, domain text) returns table (
  id uuid, message text, params jsonb, locale text, topic public.notification_topic, to_address text,
  unsubscribe_path text, message_id text, attempts integer, created_at timestamptz, site_name text
) language sql security definer set search_path = '' as $$
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
    m.attempts, m.created_at, coalesce((select s.name from public.site_settings s), '')
$$;
call private.publish_function('claim_email', '{service_role}');

-- Extends the claim of a process that is still sending; false if another process has claimed the email by now.
create function private.renew_email_claim(email uuid, attempt integer, lease_ms integer) returns boolean
language sql security definer set search_path = '' as $$
  with renewed as (
    update private.email_outbox set claimed_until = now() + lease_ms * interval '1 millisecond'
    where id = email and status = 'sending' and attempts = attempt
    returning 1
  )
  select exists (select from renewed)
$$;
call private.publish_function('renew_email_claim', '{service_role}');

-- Also when another process has claimed the email by now: it was delivered.
create function private.mark_email_sent(email uuid, subject text) returns void
language sql security definer set search_path = '' as $$
  update private.email_outbox m set status = 'sent', subject = $2, sent_at = now(), claimed_until = null,
    last_error = null
  where m.id = email and m.status <> 'sent'
$$;
call private.publish_function('mark_email_sent', '{service_role}');

-- Tries again after 1, 2, 4 … 120 minutes, for three days; a final failure is not tried again.
create function private.mark_email_failed(email uuid, attempt integer, problem text, is_final boolean)
returns public.retry_state language sql security definer set search_path = '' as $$
  update private.email_outbox set claimed_until = null, last_error = left(problem, 1000),
    status = case when is_final or private.is_too_old_to_send(created_at) then 'dead' else 'queued' end,
    next_attempt_at = now() + least(interval '2 hours', interval '1 minute' * 2 ^ least(attempts - 1, 10))
  where id = email and status = 'sending' and attempts = attempt
  returning (case status when 'dead' then 'failed' else 'retrying' end)::public.retry_state
$$;
call private.publish_function('mark_email_failed', '{service_role}');

-- Gives up emails that are too old to be useful, and returns their number.
create function private.give_up_old_emails() returns bigint
language sql security definer set search_path = '' as $$
  with given_up as (
    update private.email_outbox set status = 'dead', claimed_until = null,
      last_error = coalesce(last_error, 'Not delivered within 72 hours')
    where (status = 'queued' or status = 'sending' and claimed_until < now())
      and private.is_too_old_to_send(created_at)
    returning 1
  )
  select count(*) from given_up
$$;
call private.publish_function('give_up_old_emails', '{service_role}');

grant execute on function private.is_too_old_to_send(timestamptz),
  private.queue_email(text, text, jsonb, text, text, public.notification_topic, text) to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('private.email_outbox', 'Emails we sent you', 'lower(to_address) = lower($2)',
    '[["created_at", "Written on"], ["to_address", "To"], ["subject", "Subject"], ["sent_at", "Sent on"]]',
    false, 'delete');
