-- Mail waiting to be sent: a deed and its mail are one transaction, so that neither exists without the other.
create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9_-]{0,63}$'),
  to_address text not null check (length(to_address) <= 254 and to_address ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\]+$'),
  subject text not null check (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]\u2028\u2029]'),
  text_body text check (length(text_body) <= 100000),
  html_body text check (length(html_body) <= 500000),
  dedupe_key text unique check (length(dedupe_key) between 1 and 200),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'captured', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_error text check (length(last_error) <= 1000),
  message_id text unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sending') = (claimed_until is not null)),
  check ((status = 'sent') = (sent_at is not null))
);
comment on column private.mail_outbox.id is 'class:public';
comment on column private.mail_outbox.kind is 'class:public';
comment on column private.mail_outbox.to_address is 'class:s2';
comment on column private.mail_outbox.subject is 'class:s2';
comment on column private.mail_outbox.text_body is 'class:secret the links in it sign people in';
comment on column private.mail_outbox.html_body is 'class:secret the links in it sign people in';
comment on column private.mail_outbox.dedupe_key is 'class:s2';
comment on column private.mail_outbox.status is 'class:public';
comment on column private.mail_outbox.attempts is 'class:public';
comment on column private.mail_outbox.next_attempt_at is 'class:public';
comment on column private.mail_outbox.claimed_until is 'class:public';
comment on column private.mail_outbox.last_error is 'class:s2 mail servers repeat the address';
comment on column private.mail_outbox.message_id is 'class:public';
comment on column private.mail_outbox.created_at is 'class:public';
comment on column private.mail_outbox.sent_at is 'class:public';

create index mail_outbox_due on private.mail_outbox (next_attempt_at) where status = 'queued';
create index mail_outbox_claims on private.mail_outbox (claimed_until) where status = 'sending';
create index mail_outbox_newest on private.mail_outbox (created_at desc, id desc);

-- Nobody but the owner reads or writes the outbox.
alter table private.mail_outbox enable row level security;

create function private.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('mail_queued', '');
  return null;
end $$;

create trigger announce_mail after insert on private.mail_outbox
  for each statement execute function private.announce_mail();

-- What was written to whom is forgotten after 30 days; that a mail went out stays.
create function private.remove_old_mail_bodies() returns bigint
language sql set search_path = '' as $$
  with emptied as (
    update private.mail_outbox set text_body = null, html_body = null
    where created_at < now() - interval '30 days' and (text_body is not null or html_body is not null)
      and status in ('sent', 'captured', 'dead')
    returning 1
  )
  select count(*) from emptied
$$;
