-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.receipt_numbers (
  id boolean not null default true,
  last_number integer not null default 0,
  constraint receipt_numbers_pkey PRIMARY KEY (id),
  constraint receipt_numbers_id_check CHECK (id),
  constraint receipt_numbers_last_number_check CHECK (last_number >= 0)
);

comment on table private.receipt_numbers is 'class:public';

alter table private.receipt_numbers enable row level security;

create policy "function owner reads receipt numbers" on private.receipt_numbers
  for select to function_owner
  using (true);
create policy "function owner takes receipt numbers" on private.receipt_numbers
  for update to function_owner
  using (true)
  with check (true);

grant select on private.receipt_numbers to function_owner;

grant update (last_number) on private.receipt_numbers to function_owner;
