-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.gift_offers (
  id uuid not null default gen_random_uuid(),
  kind public.gift_offer_kind not null,
  name text not null,
  email text not null,
  organization text,
  place text,
  details text not null,
  wants_thanks boolean not null default false,
  stage public.gift_offer_stage not null default 'received'::public.gift_offer_stage,
  note text,
  next_step text,
  next_on date,
  sent_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint gift_offers_pkey PRIMARY KEY (id),
  constraint gift_offers_check CHECK (kind <> 'company'::public.gift_offer_kind OR organization IS NOT NULL),
  constraint gift_offers_check1 CHECK (stage <> 'declined'::public.gift_offer_stage OR note IS NOT NULL),
  constraint gift_offers_check2 CHECK (next_on IS NULL OR next_step IS NOT NULL),
  constraint gift_offers_details_check CHECK (length(details) >= 20 AND length(details) <= 2000),
  constraint gift_offers_email_check CHECK (length(email) <= 254),
  constraint gift_offers_name_check CHECK (length(name) >= 2 AND length(name) <= 100 AND private.is_plain_name(name)),
  constraint gift_offers_next_step_check CHECK (length(next_step) >= 2 AND length(next_step) <= 300),
  constraint gift_offers_note_check CHECK (length(note) >= 2 AND length(note) <= 1000),
  constraint gift_offers_organization_check CHECK (length(organization) >= 2 AND length(organization) <= 100 AND private.is_plain_name(organization)),
  constraint gift_offers_place_check CHECK (length(place) >= 2 AND length(place) <= 100 AND private.is_plain_name(place))
);

comment on table public.gift_offers is 'class:s2';
comment on column public.gift_offers.wants_thanks is 'Whether the donor may be named in public.';
comment on column public.gift_offers.note is 'From staff to the donor, with the last change of the stage; the reason when declined.';
comment on column public.gift_offers.next_step is 'Only for staff: who does what next.';

alter table public.gift_offers alter column stage set (n_distinct=6);

CREATE INDEX gift_offers_agreed ON public.gift_offers USING btree (sent_at, id) WHERE (stage = 'agreed'::public.gift_offer_stage);
CREATE INDEX gift_offers_changed ON public.gift_offers USING btree (changed_at);
CREATE INDEX gift_offers_completed ON public.gift_offers USING btree (sent_at, id) WHERE (stage = 'completed'::public.gift_offer_stage);
CREATE INDEX gift_offers_declined ON public.gift_offers USING btree (sent_at, id) WHERE (stage = 'declined'::public.gift_offer_stage);
CREATE INDEX gift_offers_email ON public.gift_offers USING btree (lower(email), sent_at);
CREATE INDEX gift_offers_received ON public.gift_offers USING btree (sent_at, id) WHERE (stage = 'received'::public.gift_offer_stage);
CREATE INDEX gift_offers_sent ON public.gift_offers USING btree (sent_at);
CREATE INDEX gift_offers_talking ON public.gift_offers USING btree (sent_at, id) WHERE (stage = 'talking'::public.gift_offer_stage);
CREATE INDEX gift_offers_withdrawn ON public.gift_offers USING btree (sent_at, id) WHERE (stage = 'withdrawn'::public.gift_offer_stage);

alter table public.gift_offers enable row level security;

create policy "finance reads gift offers" on public.gift_offers
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner manages gift offers" on public.gift_offers
  for all to function_owner
  using (true)
  with check (true);

grant select on public.gift_offers to authenticated;
grant select, insert, delete on public.gift_offers to function_owner;
grant select, insert, update, delete on public.gift_offers to service_role;

grant update (stage, note, next_step, next_on, changed_at) on public.gift_offers to function_owner;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.gift_offers FOR EACH ROW WHEN ((old.stage = 'received'::public.gift_offer_stage)) EXECUTE FUNCTION private.note_inbox_change('gift-offers', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.gift_offers FOR EACH ROW WHEN ((new.stage = 'received'::public.gift_offer_stage)) EXECUTE FUNCTION private.note_inbox_change('gift-offers', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.gift_offers FOR EACH ROW WHEN (((old.stage = 'received'::public.gift_offer_stage) OR (new.stage = 'received'::public.gift_offer_stage))) EXECUTE FUNCTION private.note_inbox_change('gift-offers', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.gift_offers FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER record_offer_change AFTER INSERT OR UPDATE OF stage ON public.gift_offers FOR EACH ROW EXECUTE FUNCTION private.record_offer_change();
