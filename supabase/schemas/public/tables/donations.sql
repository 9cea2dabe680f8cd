-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.donations (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  donor_name text,
  donor_email text,
  visibility public.donor_visibility not null,
  gift_cents integer not null,
  fee_cents integer not null default 0,
  total_cents integer generated always as (gift_cents + fee_cents) stored not null,
  currency text not null default 'usd'::text,
  frequency public.gift_frequency not null,
  subscription_id uuid,
  tribute_kind public.tribute_kind,
  tribute_name text,
  tribute_email text,
  employer text,
  is_live boolean,
  checkout_id text,
  payment_id text,
  invoice_id text,
  pending_at timestamp with time zone,
  failed_at timestamp with time zone,
  paid_at timestamp with time zone,
  refunded_cents integer not null default 0,
  dispute public.dispute_state,
  status public.donation_status generated always as (
CASE
    WHEN dispute = ANY (ARRAY['open'::public.dispute_state, 'lost'::public.dispute_state]) THEN 'disputed'::public.donation_status
    WHEN refunded_cents > 0 AND refunded_cents >= (gift_cents + fee_cents) THEN 'refunded'::public.donation_status
    WHEN paid_at IS NOT NULL OR refunded_cents > 0 OR dispute IS NOT NULL THEN 'succeeded'::public.donation_status
    WHEN failed_at IS NOT NULL THEN 'failed'::public.donation_status
    WHEN pending_at IS NOT NULL THEN 'pending'::public.donation_status
    WHEN declined_at IS NOT NULL THEN 'failed'::public.donation_status
    ELSE 'created'::public.donation_status
END) stored not null,
  created_at timestamp with time zone not null default now(),
  campaign_id uuid,
  shows_amount boolean not null default false,
  source public.gift_source not null default 'card'::public.gift_source,
  thing text,
  reference text,
  employer_match public.employer_match,
  wall_review public.wall_review not null default 'shown'::public.wall_review,
  wall_code uuid not null default gen_random_uuid(),
  card_on date,
  card_sent_at timestamp with time zone,
  email_key text generated always as (lower(donor_email)) stored,
  batch_id uuid,
  declined_at timestamp with time zone,
  is_bank_debit boolean not null default false,
  supporter_page_id uuid,
  tribute_message text,
  external_id text,
  constraint donations_pkey PRIMARY KEY (id),
  constraint donations_checkout_id_key UNIQUE (checkout_id),
  constraint donations_invoice_id_key UNIQUE (invoice_id),
  constraint donations_payment_id_key UNIQUE (payment_id),
  constraint donations_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.check_batches(id) ON DELETE SET NULL,
  constraint donations_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE SET NULL,
  constraint donations_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE,
  constraint donations_supporter_page_id_fkey FOREIGN KEY (supporter_page_id) REFERENCES public.supporter_pages(id) ON DELETE SET NULL,
  constraint donations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint donations_check CHECK (refunded_cents <= (gift_cents + fee_cents)),
  constraint donations_check1 CHECK ((frequency = 'once'::public.gift_frequency) = (subscription_id IS NULL)),
  constraint donations_check2 CHECK (tribute_email IS NULL OR tribute_kind IS NOT NULL),
  constraint donations_check3 CHECK (card_on IS NULL OR tribute_email IS NOT NULL),
  constraint donations_check4 CHECK (tribute_message IS NULL OR tribute_kind IS NOT NULL),
  constraint donations_checkout_id_check CHECK (length(checkout_id) >= 1 AND length(checkout_id) <= 255),
  constraint donations_currency_check CHECK (currency = 'usd'::text),
  constraint donations_donor_email_check CHECK (length(donor_email) <= 254),
  constraint donations_donor_name_check CHECK (length(donor_name) >= 1 AND length(donor_name) <= 100 AND private.is_plain_name(donor_name)),
  constraint donations_employer_check CHECK (length(employer) >= 1 AND length(employer) <= 100 AND private.is_plain_line(employer)),
  constraint donations_employer_match_check CHECK (employer_match IS NULL OR employer IS NOT NULL),
  constraint donations_external_id_check CHECK (length(external_id) >= 1 AND length(external_id) <= 60 AND private.is_plain_line(external_id)),
  constraint donations_fee_cents_check CHECK (fee_cents >= 0 AND fee_cents <= 100000),
  constraint donations_gift_cents_check CHECK (
CASE source
    WHEN 'card'::public.gift_source THEN gift_cents >= 100 AND gift_cents <= 2500000
    WHEN 'in-kind'::public.gift_source THEN gift_cents = 0
    ELSE gift_cents >= 1 AND gift_cents <= 1000000000
END),
  constraint donations_invoice_id_check CHECK (length(invoice_id) >= 1 AND length(invoice_id) <= 255),
  constraint donations_payment_id_check CHECK (length(payment_id) >= 1 AND length(payment_id) <= 255),
  constraint donations_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 60 AND private.is_plain_line(reference)),
  constraint donations_refunded_cents_check CHECK (refunded_cents >= 0),
  constraint donations_thing_check CHECK (length(thing) >= 2 AND length(thing) <= 200 AND private.is_plain_line(thing)),
  constraint donations_thing_check1 CHECK ((source = 'in-kind'::public.gift_source) = (thing IS NOT NULL)),
  constraint donations_tribute_email_check CHECK (length(tribute_email) <= 254),
  constraint donations_tribute_message_check CHECK (length(tribute_message) >= 1 AND length(tribute_message) <= 300 AND private.is_plain_name(tribute_message)),
  constraint donations_tribute_name_check CHECK (length(tribute_name) >= 1 AND length(tribute_name) <= 100 AND private.is_plain_name(tribute_name))
);

comment on table public.donations is 'class:s2';
comment on column public.donations.fee_cents is 'Added by the donor to cover the fee of the payment provider.';
comment on column public.donations.is_live is 'Whether real money moves; null until the checkout begins.';
comment on column public.donations.refunded_cents is 'All refunds together.';
comment on column public.donations.shows_amount is 'Whether the donor wall shows the amount beside the name.';
comment on column public.donations.thing is 'What was given in kind. We state no value: the IRS leaves that to the donor.';
comment on column public.donations.reference is 'The number of a check or transfer.';
comment on column public.donations.employer_match is 'Where the match of the donor''s employer is; the match itself is a gift of its own.';
comment on column public.donations.wall_review is 'Whether the donor wall shows the name: held ones wait for finance.';
comment on column public.donations.wall_code is 'Names this gift in the address of the next page of the donor wall, and nowhere else.';
comment on column public.donations.card_on is 'The day on which the card of a tribute is emailed; null if at once.';
comment on column public.donations.card_sent_at is 'When the card of a tribute was queued.';
comment on column public.donations.email_key is 'The donor''s address in lower case, for exact searches.';
comment on column public.donations.batch_id is 'The batch of checks that the gift was entered with.';
comment on column public.donations.declined_at is 'When a try to pay was declined; the donor may have paid in another way since.';
comment on column public.donations.is_bank_debit is 'Whether the donor chose to pay from a bank account instead of by card.';
comment on column public.donations.supporter_page_id is 'The page of a supporter through which the gift was made.';
comment on column public.donations.tribute_message is 'What the donor says to the family, on one line.';
comment on column public.donations.external_id is 'The number of the gift in the spreadsheet or system that it was imported from.';

alter table public.donations alter column visibility set (n_distinct=3);
alter table public.donations alter column status set (n_distinct=6);
alter table public.donations alter column source set (n_distinct=5);
alter table public.donations alter column wall_review set (n_distinct=3);

CREATE INDEX donations_batch ON public.donations USING btree (batch_id);
CREATE INDEX donations_campaign ON public.donations USING btree (campaign_id);
CREATE INDEX donations_cards_due ON public.donations USING btree (card_on) WHERE ((card_on IS NOT NULL) AND (card_sent_at IS NULL));
CREATE INDEX donations_created ON public.donations USING btree (created_at, id);
CREATE INDEX donations_email ON public.donations USING btree (lower(donor_email), created_at);
CREATE INDEX donations_email_key ON public.donations USING btree (email_key, created_at, id);
CREATE INDEX donations_employer ON public.donations USING btree (created_at DESC, id) WHERE ((employer IS NOT NULL) AND (status = 'succeeded'::public.donation_status));
CREATE UNIQUE INDEX donations_external_id ON public.donations USING btree (external_id);
CREATE INDEX donations_held_names ON public.donations USING btree (created_at, id) WHERE (wall_review = 'held'::public.wall_review);
CREATE INDEX donations_key_paid ON public.donations USING btree (email_key, paid_at, id) WHERE (paid_at IS NOT NULL);
CREATE INDEX donations_live ON public.donations USING btree (is_live) WHERE (is_live AND (source = 'card'::public.gift_source));
CREATE INDEX donations_never_paid ON public.donations USING btree (created_at) WHERE (status = ANY (ARRAY['created'::public.donation_status, 'failed'::public.donation_status]));
CREATE INDEX donations_open ON public.donations USING btree (created_at, id) WHERE (status = ANY (ARRAY['created'::public.donation_status, 'pending'::public.donation_status, 'failed'::public.donation_status]));
CREATE INDEX donations_page_names ON public.donations USING btree (supporter_page_id, paid_at DESC, id DESC) WHERE ((supporter_page_id IS NOT NULL) AND (visibility <> 'anonymous'::public.donor_visibility) AND (status = 'succeeded'::public.donation_status) AND (wall_review = 'shown'::public.wall_review) AND (donor_name IS NOT NULL) AND (checkout_id IS NOT NULL));
CREATE INDEX donations_paid ON public.donations USING btree (paid_at) WHERE (source = 'card'::public.gift_source);
CREATE INDEX donations_returned ON public.donations USING btree (created_at, id) WHERE (status = ANY (ARRAY['refunded'::public.donation_status, 'disputed'::public.donation_status]));
CREATE INDEX donations_subscription ON public.donations USING btree (subscription_id);
CREATE INDEX donations_succeeded ON public.donations USING btree (created_at DESC, id) WHERE (status = 'succeeded'::public.donation_status);
CREATE INDEX donations_supporter_page ON public.donations USING btree (supporter_page_id);
CREATE INDEX donations_total ON public.donations USING btree (total_cents, created_at, id);
CREATE INDEX donations_unpaid ON public.donations USING btree (created_at) WHERE (paid_at IS NULL);
CREATE INDEX donations_user ON public.donations USING btree (user_id, paid_at, id);
CREATE INDEX donations_wall ON public.donations USING btree (paid_at DESC, id DESC) WHERE ((visibility <> 'anonymous'::public.donor_visibility) AND (status = 'succeeded'::public.donation_status) AND (wall_review = 'shown'::public.wall_review) AND (donor_name IS NOT NULL) AND ((checkout_id IS NOT NULL) OR (source <> 'card'::public.gift_source)));
CREATE UNIQUE INDEX donations_wall_code ON public.donations USING btree (wall_code) WHERE (visibility <> 'anonymous'::public.donor_visibility);

alter table public.donations enable row level security;

create policy "donors read their own donations, finance all" on public.donations
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner manages donations" on public.donations
  for all to function_owner
  using (true)
  with check (true);

grant select on public.donations to authenticated;
grant select, insert, delete on public.donations to function_owner;
grant select, insert, update, delete on public.donations to service_role;

grant update (user_id, gift_cents, fee_cents, frequency, is_live, checkout_id, payment_id, invoice_id, pending_at, failed_at, paid_at, refunded_cents, dispute, employer_match, wall_review, card_sent_at, declined_at) on public.donations to function_owner;

CREATE TRIGGER count_campaign_gift AFTER INSERT OR UPDATE ON public.donations FOR EACH ROW WHEN ((new.campaign_id IS NOT NULL)) EXECUTE FUNCTION private.count_campaign_gift();
CREATE TRIGGER count_new_page_gift AFTER INSERT ON public.donations FOR EACH ROW WHEN ((new.supporter_page_id IS NOT NULL)) EXECUTE FUNCTION private.count_supporter_page_gift();
CREATE TRIGGER count_page_gift AFTER UPDATE ON public.donations FOR EACH ROW WHEN (((old.supporter_page_id IS NOT NULL) OR (new.supporter_page_id IS NOT NULL))) EXECUTE FUNCTION private.count_supporter_page_gift();
CREATE TRIGGER hold_wall_name BEFORE INSERT ON public.donations FOR EACH ROW WHEN (((new.visibility <> 'anonymous'::public.donor_visibility) AND (new.donor_name IS NOT NULL))) EXECUTE FUNCTION private.hold_wall_name();
CREATE TRIGGER inherit_campaign BEFORE INSERT ON public.donations FOR EACH ROW WHEN (((new.subscription_id IS NOT NULL) AND (new.campaign_id IS NULL))) EXECUTE FUNCTION private.inherit_campaign();
CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.donations FOR EACH ROW WHEN ((old.wall_review = 'held'::public.wall_review)) EXECUTE FUNCTION private.note_inbox_change('gifts', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.donations FOR EACH ROW WHEN ((new.wall_review = 'held'::public.wall_review)) EXECUTE FUNCTION private.note_inbox_change('gifts', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.donations FOR EACH ROW WHEN (((old.wall_review = 'held'::public.wall_review) OR (new.wall_review = 'held'::public.wall_review))) EXECUTE FUNCTION private.note_inbox_change('gifts', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.donations FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.donations FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
