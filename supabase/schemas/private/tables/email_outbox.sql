-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.email_outbox (
  id uuid not null default gen_random_uuid(),
  message text not null,
  params jsonb,
  locale text not null default 'en'::text,
  topic public.notification_topic,
  to_address text not null,
  subject text,
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
  resend_of uuid,
  resent_at timestamp with time zone,
  set_aside_at timestamp with time zone,
  set_aside_reason public.set_aside_reason,
  constraint email_outbox_pkey PRIMARY KEY (id),
  constraint email_outbox_dedupe_key_key UNIQUE (dedupe_key),
  constraint email_outbox_message_id_key UNIQUE (message_id),
  constraint email_outbox_resend_of_fkey FOREIGN KEY (resend_of) REFERENCES private.email_outbox(id) ON DELETE SET NULL,
  constraint email_outbox_attempts_check CHECK (attempts >= 0),
  constraint email_outbox_check CHECK ((status = 'sending'::text) = (claimed_until IS NOT NULL)),
  constraint email_outbox_check1 CHECK ((status = 'sent'::text) = (sent_at IS NOT NULL)),
  constraint email_outbox_check2 CHECK ((set_aside_at IS NULL) = (set_aside_reason IS NULL)),
  constraint email_outbox_check3 CHECK (set_aside_at IS NULL OR status = 'dead'::text),
  constraint email_outbox_dedupe_key_check CHECK (length(dedupe_key) >= 1 AND length(dedupe_key) <= 200),
  constraint email_outbox_last_error_check CHECK (length(last_error) <= 1000),
  constraint email_outbox_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint email_outbox_message_check CHECK (message ~ '^[a-z][a-z0-9-]{0,63}$'::text),
  constraint email_outbox_params_check CHECK (jsonb_typeof(params) = 'object'::text AND length(params::text) <= 100000),
  constraint email_outbox_status_check CHECK (status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'captured'::text, 'dead'::text])),
  constraint email_outbox_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 200 AND subject !~ '[[:cntrl:]\u2028\u2029]'::text),
  constraint email_outbox_to_address_check CHECK (length(to_address) <= 254 AND to_address ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\]+$'::text),
  constraint email_outbox_unsubscribe_path_check CHECK (unsubscribe_path ~ '^/[^[:cntrl:][:space:]<>]*$'::text AND length(unsubscribe_path) <= 500)
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
comment on column private.email_outbox.unsubscribe_path is 'class:secret its token changes preferences';
comment on column private.email_outbox.resend_of is 'class:public The email that an administrator sent again.';
comment on column private.email_outbox.resent_at is 'class:public When an administrator last sent it again, as another row.';
comment on column private.email_outbox.set_aside_at is 'class:public When an administrator closed a failed email.';
comment on column private.email_outbox.set_aside_reason is 'class:public';

CREATE INDEX email_outbox_addresses ON private.email_outbox USING btree (lower(to_address), created_at DESC, id);
CREATE INDEX email_outbox_claims ON private.email_outbox USING btree (claimed_until) WHERE (status = 'sending'::text);
CREATE INDEX email_outbox_due ON private.email_outbox USING btree (next_attempt_at) WHERE (status = 'queued'::text);
CREATE INDEX email_outbox_failed ON private.email_outbox USING btree (created_at DESC, id) WHERE ((status = 'dead'::text) AND (set_aside_at IS NULL) AND (resent_at IS NULL) AND (message <> 'newsletter-issue'::text));
CREATE INDEX email_outbox_failures ON private.email_outbox USING btree (created_at) WHERE (status = 'dead'::text);
CREATE INDEX email_outbox_kinds ON private.email_outbox USING btree (message, created_at DESC, id);
CREATE INDEX email_outbox_newest ON private.email_outbox USING btree (created_at DESC, id DESC);
CREATE INDEX email_outbox_newsletter_address ON private.email_outbox USING btree (to_address) WHERE (message = ANY (ARRAY['newsletter-confirm'::text, 'newsletter-link'::text, 'newsletter-issue'::text]));
CREATE INDEX email_outbox_newsletter_age ON private.email_outbox USING btree (created_at) WHERE (message = 'newsletter-issue'::text);
CREATE INDEX email_outbox_newsletter_waiting ON private.email_outbox USING btree (split_part(dedupe_key, ' '::text, 2)) WHERE ((message = 'newsletter-issue'::text) AND (status = ANY (ARRAY['queued'::text, 'sending'::text])));
CREATE INDEX email_outbox_resends ON private.email_outbox USING btree (resend_of) WHERE (resend_of IS NOT NULL);
CREATE UNIQUE INDEX email_outbox_resent_once ON private.email_outbox USING btree (resend_of) WHERE (status = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX email_outbox_sent ON private.email_outbox USING btree (created_at DESC, id) WHERE (status = ANY (ARRAY['sent'::text, 'captured'::text]));
CREATE INDEX email_outbox_waiting ON private.email_outbox USING btree (created_at DESC, id) WHERE (status = ANY (ARRAY['queued'::text, 'sending'::text]));

alter table private.email_outbox enable row level security;

create policy "function owner adds email outbox" on private.email_outbox
  for insert to function_owner
  with check (status = 'queued'::text);
create policy "function owner deletes emails of the newsletter" on private.email_outbox
  for delete to function_owner
  using (message = ANY (ARRAY['newsletter-confirm'::text, 'newsletter-link'::text, 'newsletter-issue'::text]));
create policy "function owner reads email outbox" on private.email_outbox
  for select to function_owner
  using (true);
create policy "function owner updates email outbox" on private.email_outbox
  for update to function_owner
  using (true)
  with check (true);

grant select, delete on private.email_outbox to function_owner;
grant delete on private.email_outbox to service_role;

grant insert (message, params, locale, topic, to_address, dedupe_key, unsubscribe_path, resend_of) on private.email_outbox to function_owner;
grant update (subject, status, attempts, next_attempt_at, claimed_until, last_error, message_id, sent_at, resent_at, set_aside_at, set_aside_reason) on private.email_outbox to function_owner;
grant select (id, message, to_address, subject, dedupe_key, created_at, sent_at) on private.email_outbox to service_role;

CREATE TRIGGER announce_email AFTER INSERT ON private.email_outbox FOR EACH STATEMENT EXECUTE FUNCTION private.announce_email();
CREATE TRIGGER note_inbox_delete AFTER DELETE ON private.email_outbox FOR EACH ROW WHEN (((old.status = 'dead'::text) AND (old.set_aside_at IS NULL) AND (old.resent_at IS NULL) AND (old.message <> 'newsletter-issue'::text))) EXECUTE FUNCTION private.note_inbox_change('emails', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON private.email_outbox FOR EACH ROW WHEN (((new.status = 'dead'::text) AND (new.set_aside_at IS NULL) AND (new.resent_at IS NULL) AND (new.message <> 'newsletter-issue'::text))) EXECUTE FUNCTION private.note_inbox_change('emails', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON private.email_outbox FOR EACH ROW WHEN ((((old.status = 'dead'::text) AND (old.set_aside_at IS NULL) AND (old.resent_at IS NULL) AND (old.message <> 'newsletter-issue'::text)) OR ((new.status = 'dead'::text) AND (new.set_aside_at IS NULL) AND (new.resent_at IS NULL) AND (new.message <> 'newsletter-issue'::text)))) EXECUTE FUNCTION private.note_inbox_change('emails', 'id');
CREATE TRIGGER record_audit AFTER UPDATE OF resent_at, set_aside_at ON private.email_outbox FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER record_newsletter_delivery AFTER UPDATE OF status ON private.email_outbox FOR EACH ROW WHEN (((new.message = 'newsletter-issue'::text) AND (new.status = ANY (ARRAY['sent'::text, 'captured'::text, 'dead'::text])) AND (old.status <> new.status))) EXECUTE FUNCTION private.record_newsletter_delivery();
