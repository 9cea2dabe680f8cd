-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.payment_comparisons (
  mode public.payment_mode not null,
  compared_at timestamp with time zone not null default now(),
  payments integer not null,
  open_differences integer not null,
  constraint payment_comparisons_pkey PRIMARY KEY (mode),
  constraint payment_comparisons_open_differences_check CHECK (open_differences >= 0),
  constraint payment_comparisons_payments_check CHECK (payments >= 0)
);

comment on table public.payment_comparisons is 'class:s2';
comment on column public.payment_comparisons.payments is 'How many payments the provider listed.';

alter table public.payment_comparisons enable row level security;

create policy "finance reads payment comparisons" on public.payment_comparisons
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['finance'::public.app_role]) AS is_staff));
create policy "function owner manages payment comparisons" on public.payment_comparisons
  for all to function_owner
  using (true)
  with check (true);

grant select on public.payment_comparisons to authenticated;
grant select, insert on public.payment_comparisons to function_owner;
grant select, insert, update, delete on public.payment_comparisons to service_role;

grant update (compared_at, payments, open_differences) on public.payment_comparisons to function_owner;
