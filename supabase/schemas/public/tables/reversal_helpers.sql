-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.reversal_helpers (
  helper public.reversal_helper not null,
  amount bigint not null,
  constraint reversal_helpers_pkey PRIMARY KEY (helper),
  constraint reversal_helpers_amount_check CHECK (amount > 10)
);

comment on table public.reversal_helpers is 'class:public';
comment on column public.reversal_helpers.amount is 'Appears above ten, and moves by more than ten at a time.';

alter table public.reversal_helpers enable row level security;

create policy "anyone reads helpers" on public.reversal_helpers
  for select to anon, authenticated
  using (true);
create policy "function owner manages helpers" on public.reversal_helpers
  for all to function_owner
  using (true)
  with check (true);

grant select on public.reversal_helpers to anon;
grant select on public.reversal_helpers to authenticated;
grant select, insert, update on public.reversal_helpers to function_owner;
grant select, insert, update, delete on public.reversal_helpers to service_role;

alter publication supabase_realtime add table public.reversal_helpers;
