-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  donor_email text,
  frequency public.gift_frequency not null,
  gift_cents integer not null,
  fee_cents integer not null default 0,
  status public.subscription_status not null default 'pending'::public.subscription_status,
  status_at timestamp with time zone,
  provider_id text,
  created_at timestamp with time zone not null default now(),
  next_charge_at timestamp with time zone,
  paused_at timestamp with time zone,
  failed_charges integer not null default 0,
  retry_at timestamp with time zone,
  test_card_declines boolean not null default false,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_bank_debit boolean not null default false,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_provider_id_key UNIQUE (provider_id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint subscriptions_check CHECK (ends_at > starts_at),
  constraint subscriptions_donor_email_check CHECK (length(donor_email) <= 254),
  constraint subscriptions_failed_charges_check CHECK (failed_charges >= 0),
  constraint subscriptions_fee_cents_check CHECK (fee_cents >= 0 AND fee_cents <= 100000),
  constraint subscriptions_frequency_check CHECK (frequency <> 'once'::public.gift_frequency),
  constraint subscriptions_gift_cents_check CHECK (gift_cents >= 100 AND gift_cents <= 2500000),
  constraint subscriptions_provider_id_check CHECK (length(provider_id) >= 1 AND length(provider_id) <= 255)
);

comment on table public.subscriptions is 'class:s2';
comment on column public.subscriptions.status_at is 'When the provider set the status; an older event does not change it.';
comment on column public.subscriptions.provider_id is 'The subscription''s id at the payment provider.';
comment on column public.subscriptions.next_charge_at is 'When the provider charges the next gift; null after the last one.';
comment on column public.subscriptions.paused_at is 'When the donor paused the gift; null after the next charge.';
comment on column public.subscriptions.failed_charges is 'How often the charge that is due has failed.';
comment on column public.subscriptions.retry_at is 'When a failed charge is tried again.';
comment on column public.subscriptions.test_card_declines is 'Whether the card of the built-in test provider declines.';
comment on column public.subscriptions.starts_at is 'When the first gift is charged, if the donor chose a later day; null if the checkout charges it.';
comment on column public.subscriptions.ends_at is 'The end of the last day on which a gift is charged; null if it goes on until it is canceled.';
comment on column public.subscriptions.is_bank_debit is 'Whether gifts are paid from a bank account instead of by card.';

alter table public.subscriptions alter column status set (n_distinct=4);

CREATE INDEX subscriptions_created ON public.subscriptions USING btree (created_at) WHERE (status = ANY (ARRAY['pending'::public.subscription_status, 'canceled'::public.subscription_status]));
CREATE INDEX subscriptions_due ON public.subscriptions USING btree ((
CASE
    WHEN (status = 'active'::public.subscription_status) THEN COALESCE(next_charge_at, ends_at)
    WHEN (status = 'past-due'::public.subscription_status) THEN retry_at
    ELSE NULL::timestamp with time zone
END));
CREATE INDEX subscriptions_email ON public.subscriptions USING btree (lower(donor_email));
CREATE INDEX subscriptions_pending ON public.subscriptions USING btree (created_at) WHERE (status = 'pending'::public.subscription_status);
CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id);

alter table public.subscriptions enable row level security;

create policy "donors read their own subscriptions, finance all" on public.subscriptions
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner manages subscriptions" on public.subscriptions
  for all to function_owner
  using (true)
  with check (true);

grant select on public.subscriptions to authenticated;
grant select, delete on public.subscriptions to function_owner;
grant select, insert, update, delete on public.subscriptions to service_role;

grant insert (user_id, donor_email, frequency, gift_cents, fee_cents, next_charge_at, starts_at, ends_at, is_bank_debit) on public.subscriptions to function_owner;
grant update (user_id, frequency, gift_cents, fee_cents, status, status_at, provider_id, next_charge_at, paused_at, failed_charges, retry_at, test_card_declines, ends_at) on public.subscriptions to function_owner;

CREATE TRIGGER cancel_erased_gift AFTER UPDATE OF donor_email, status ON public.subscriptions FOR EACH ROW WHEN (((new.donor_email IS NULL) AND (new.provider_id IS NOT NULL) AND (new.status = ANY (ARRAY['active'::public.subscription_status, 'past-due'::public.subscription_status])) AND ((old.donor_email IS NOT NULL) OR (old.status = 'pending'::public.subscription_status)))) EXECUTE FUNCTION private.cancel_erased_gift();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.subscriptions FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
