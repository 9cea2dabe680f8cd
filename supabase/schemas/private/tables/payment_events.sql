-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.payment_events (
  id text not null,
  kind public.payment_event_kind not null,
  occurred_at timestamp with time zone not null,
  is_live boolean not null,
  donation_id uuid,
  subscription_id uuid,
  amount_cents integer,
  currency text,
  problem public.payment_problem,
  received_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  resolution text,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE,
  constraint payment_events_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE,
  constraint payment_events_currency_check CHECK (currency ~ '^[a-z]{3}$'::text),
  constraint payment_events_id_check CHECK (length(id) >= 1 AND length(id) <= 255),
  constraint payment_events_only_held CHECK (problem IS NOT NULL OR resolved_at IS NULL),
  constraint payment_events_resolution_check CHECK (length(resolution) >= 3 AND length(resolution) <= 500),
  constraint payment_events_resolved CHECK ((resolved_at IS NULL) = (resolution IS NULL))
);

comment on table private.payment_events is 'class:s2';
comment on column private.payment_events.id is 'The provider''s id of the event.';
comment on column private.payment_events.problem is 'Why the event was held for staff instead of applied.';
comment on column private.payment_events.resolution is 'What finance found out about a held event.';

CREATE INDEX payment_events_donation ON private.payment_events USING btree (donation_id);
CREATE INDEX payment_events_held ON private.payment_events USING btree (received_at, id) WHERE ((problem IS NOT NULL) AND (resolved_at IS NULL));
CREATE INDEX payment_events_received ON private.payment_events USING btree (received_at, id);
CREATE INDEX payment_events_subscription ON private.payment_events USING btree (subscription_id);

alter table private.payment_events enable row level security;

create policy "function owner adds payment events" on private.payment_events
  for insert to function_owner
  with check (true);
create policy "function owner reads payment events" on private.payment_events
  for select to function_owner
  using (true);
create policy "function owner resolves payment events" on private.payment_events
  for update to function_owner
  using (true)
  with check (true);

grant select, insert on private.payment_events to function_owner;

grant update (resolved_at, resolution) on private.payment_events to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON private.payment_events FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
