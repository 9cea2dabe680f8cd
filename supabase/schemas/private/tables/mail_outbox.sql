-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.mail_outbox (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  to_address text not null,
  subject text not null,
  text_body text,
  html_body text,
  dedupe_key text,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  claimed_until timestamp with time zone,
  last_error text,
  message_id text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  unsubscribe_path text,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_dedupe_key_key UNIQUE (dedupe_key),
  constraint mail_outbox_message_id_key UNIQUE (message_id),
  constraint mail_outbox_attempts_check CHECK (attempts >= 0),
  constraint mail_outbox_check CHECK ((status = 'sending'::text) = (claimed_until IS NOT NULL)),
  constraint mail_outbox_check1 CHECK ((status = 'sent'::text) = (sent_at IS NOT NULL)),
  constraint mail_outbox_dedupe_key_check CHECK (length(dedupe_key) >= 1 AND length(dedupe_key) <= 200),
  constraint mail_outbox_html_body_check CHECK (length(html_body) <= 500000),
  constraint mail_outbox_kind_check CHECK (kind ~ '^[a-z][a-z0-9_-]{0,63}$'::text),
  constraint mail_outbox_last_error_check CHECK (length(last_error) <= 1000),
  constraint mail_outbox_status_check CHECK (status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'captured'::text, 'dead'::text])),
  constraint mail_outbox_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 200 AND subject !~ '[[:cntrl:]\u2028\u2029]'::text),
  constraint mail_outbox_text_body_check CHECK (length(text_body) <= 100000),
  constraint mail_outbox_to_address_check CHECK (length(to_address) <= 254 AND to_address ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\]+$'::text),
  constraint mail_outbox_unsubscribe_path_check CHECK (unsubscribe_path ~ '^/[^[:cntrl:][:space:]<>]*$'::text AND length(unsubscribe_path) <= 500)
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
comment on column private.mail_outbox.unsubscribe_path is 'class:secret the token in it changes what a member is sent';

CREATE INDEX mail_outbox_claims ON private.mail_outbox USING btree (claimed_until) WHERE (status = 'sending'::text);
CREATE INDEX mail_outbox_due ON private.mail_outbox USING btree (next_attempt_at) WHERE (status = 'queued'::text);
CREATE INDEX mail_outbox_newest ON private.mail_outbox USING btree (created_at DESC, id DESC);

alter table private.mail_outbox enable row level security;

create policy "the keeper notes what became of mail" on private.mail_outbox
  for update to keeper
  using (true)
  with check (true);
create policy "the keeper queues mail" on private.mail_outbox
  for insert to keeper
  with check (status = 'queued'::text);
create policy "the keeper sees to the outbox" on private.mail_outbox
  for select to keeper
  using (true);

grant select on private.mail_outbox to keeper;
grant delete on private.mail_outbox to service_role;

grant insert (kind, to_address, subject, text_body, html_body, dedupe_key, unsubscribe_path) on private.mail_outbox to keeper;
grant update (status, attempts, next_attempt_at, claimed_until, last_error, message_id, sent_at) on private.mail_outbox to keeper;
grant select (id, kind, to_address, subject, dedupe_key, created_at, sent_at) on private.mail_outbox to service_role;

CREATE TRIGGER announce_mail AFTER INSERT ON private.mail_outbox FOR EACH STATEMENT EXECUTE FUNCTION private.announce_mail();
