-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.test_payments (
  id text not null,
  donation_id uuid,
  cents integer not null,
  refunded_cents integer not null default 0,
  paid_at timestamp with time zone not null default now(),
  constraint test_payments_pkey PRIMARY KEY (id),
  constraint test_payments_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE,
  constraint test_payments_cents_check CHECK (cents > 0),
  constraint test_payments_check CHECK (refunded_cents >= 0 AND refunded_cents <= cents),
  constraint test_payments_id_check CHECK (length(id) >= 1 AND length(id) <= 255)
);

comment on table private.test_payments is 'class:s2';
comment on column private.test_payments.donation_id is 'Null for the later charges of a repeating gift.';

CREATE INDEX test_payments_donation ON private.test_payments USING btree (donation_id);
CREATE INDEX test_payments_paid ON private.test_payments USING btree (paid_at);

alter table private.test_payments enable row level security;

create policy "function owner manages test payments" on private.test_payments
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on private.test_payments to function_owner;

grant update (refunded_cents) on private.test_payments to function_owner;
