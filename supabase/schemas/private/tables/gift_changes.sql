-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.gift_changes (
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  kind public.gift_change_kind not null,
  cause public.gift_change_cause not null default 'donor'::public.gift_change_cause,
  gift_cents integer not null,
  fee_cents integer not null,
  frequency public.gift_frequency not null,
  next_charge_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint gift_changes_pkey PRIMARY KEY (id),
  constraint gift_changes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE,
  constraint gift_changes_fee_cents_check CHECK (fee_cents >= 0 AND fee_cents <= 100000),
  constraint gift_changes_frequency_check CHECK (frequency <> 'once'::public.gift_frequency),
  constraint gift_changes_gift_cents_check CHECK (gift_cents >= 100 AND gift_cents <= 2500000)
);

comment on table private.gift_changes is 'class:s2';
comment on column private.gift_changes.gift_cents is 'The amount after the change, whatever its kind; the other columns too.';
comment on column private.gift_changes.done_at is 'When the provider confirmed the change.';

CREATE INDEX gift_changes_subscription ON private.gift_changes USING btree (subscription_id, created_at);

alter table private.gift_changes enable row level security;

create policy "function owner adds gift changes" on private.gift_changes
  for insert to function_owner
  with check (true);
create policy "function owner finishes gift changes" on private.gift_changes
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner reads gift changes" on private.gift_changes
  for select to function_owner
  using (true);

grant select on private.gift_changes to function_owner;

grant insert (subscription_id, kind, cause, gift_cents, fee_cents, frequency, next_charge_at, ends_at) on private.gift_changes to function_owner;
grant update (done_at) on private.gift_changes to function_owner;
