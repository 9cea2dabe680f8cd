-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.newsletter_subscribers (
  id uuid not null default gen_random_uuid(),
  email text not null,
  topics public.newsletter_topic[] not null,
  state text,
  link_sent_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  refusals smallint not null default 0,
  undeliverable_at timestamp with time zone,
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_email_key UNIQUE (email),
  constraint newsletter_subscribers_email_check CHECK (length(email) <= 254 AND email = lower(email)),
  constraint newsletter_subscribers_state_check CHECK (private.is_us_state(state)),
  constraint newsletter_subscribers_topics_check CHECK (cardinality(topics) >= 1 AND cardinality(topics) <= 3)
);

comment on table public.newsletter_subscribers is 'class:s2';
comment on column public.newsletter_subscribers.state is 'Whose events to announce; null for all.';
comment on column public.newsletter_subscribers.link_sent_at is 'When the link was last sent because someone typed the address.';
comment on column public.newsletter_subscribers.confirmed_at is 'Null until the owner of the address has used the link.';
comment on column public.newsletter_subscribers.refusals is 'How many issues in a row the mail server of the address refused.';
comment on column public.newsletter_subscribers.undeliverable_at is 'Since when no issue is sent, until the owner uses the link again.';

CREATE INDEX newsletter_subscribers_confirmed ON public.newsletter_subscribers USING btree (confirmed_at DESC, id DESC);
CREATE INDEX newsletter_subscribers_events ON public.newsletter_subscribers USING btree (state) WHERE (('events'::public.newsletter_topic = ANY (topics)) AND (confirmed_at IS NOT NULL) AND (undeliverable_at IS NULL));
CREATE INDEX newsletter_subscribers_guidance ON public.newsletter_subscribers USING btree (state) WHERE (('guidance'::public.newsletter_topic = ANY (topics)) AND (confirmed_at IS NOT NULL) AND (undeliverable_at IS NULL));
CREATE INDEX newsletter_subscribers_of_events ON public.newsletter_subscribers USING btree (confirmed_at DESC, id) WHERE ((confirmed_at IS NOT NULL) AND (topics @> '{events}'::public.newsletter_topic[]));
CREATE INDEX newsletter_subscribers_of_guidance ON public.newsletter_subscribers USING btree (confirmed_at DESC, id) WHERE ((confirmed_at IS NOT NULL) AND (topics @> '{guidance}'::public.newsletter_topic[]));
CREATE INDEX newsletter_subscribers_of_press ON public.newsletter_subscribers USING btree (confirmed_at DESC, id) WHERE ((confirmed_at IS NOT NULL) AND (topics @> '{press}'::public.newsletter_topic[]));
CREATE INDEX newsletter_subscribers_press ON public.newsletter_subscribers USING btree (state) WHERE (('press'::public.newsletter_topic = ANY (topics)) AND (confirmed_at IS NOT NULL) AND (undeliverable_at IS NULL));
CREATE INDEX newsletter_subscribers_unconfirmed ON public.newsletter_subscribers USING btree (link_sent_at) WHERE (confirmed_at IS NULL);
CREATE INDEX newsletter_subscribers_undeliverable ON public.newsletter_subscribers USING btree (confirmed_at DESC, id DESC) WHERE (undeliverable_at IS NOT NULL);

alter table public.newsletter_subscribers enable row level security;

create policy "function owner manages newsletter subscribers" on public.newsletter_subscribers
  for all to function_owner
  using (true)
  with check (true);
create policy "outreach reads newsletter subscribers" on public.newsletter_subscribers
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.newsletter_subscribers to authenticated;
grant select, insert, delete on public.newsletter_subscribers to function_owner;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;

grant update (topics, state, link_sent_at, confirmed_at, refusals, undeliverable_at) on public.newsletter_subscribers to function_owner;

CREATE TRIGGER delete_newsletter_emails AFTER DELETE ON public.newsletter_subscribers FOR EACH ROW EXECUTE FUNCTION private.delete_newsletter_emails();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.newsletter_subscribers FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
