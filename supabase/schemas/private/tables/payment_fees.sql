-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.payment_fees (
  is_bank_debit boolean not null,
  percent numeric(4,2) not null,
  fixed_cents integer not null,
  max_cents integer,
  constraint payment_fees_pkey PRIMARY KEY (is_bank_debit),
  constraint payment_fees_fixed_cents_check CHECK (fixed_cents >= 0 AND fixed_cents <= 500),
  constraint payment_fees_max_cents_check CHECK (max_cents > 0),
  constraint payment_fees_percent_check CHECK (percent >= 0::numeric AND percent <= 20::numeric)
);

comment on table private.payment_fees is 'class:public';

alter table private.payment_fees enable row level security;

create policy "function owner reads payment fees" on private.payment_fees
  for select to function_owner
  using (true);

grant select on private.payment_fees to function_owner;
