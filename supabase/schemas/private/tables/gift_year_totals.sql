-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.gift_year_totals (
  donor text not null,
  year integer not null,
  is_live boolean not null,
  cents bigint not null,
  gifts integer not null,
  constraint gift_year_totals_pkey PRIMARY KEY (donor, year, is_live)
);

comment on table private.gift_year_totals is 'class:s2';
comment on column private.gift_year_totals.donor is 'The id of a member, or an address in lower case: donors read their gifts in an account or by the link of an email.';
comment on column private.gift_year_totals.cents is 'Receipts that no other one replaced, without gifts in kind.';

alter table private.gift_year_totals enable row level security;

create policy "function owner manages totals of donors" on private.gift_year_totals
  for all to function_owner
  using (true)
  with check (true);
create policy "the erasure reads and deletes totals of donors" on private.gift_year_totals
  for all to service_role
  using (true)
  with check (true);

grant select, insert, update, delete on private.gift_year_totals to function_owner;
grant select, delete on private.gift_year_totals to service_role;
