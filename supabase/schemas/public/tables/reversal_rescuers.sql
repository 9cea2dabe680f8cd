-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.reversal_rescuers (
  rescuer public.reversal_rescuer not null,
  amount bigint not null,
  constraint reversal_rescuers_pkey PRIMARY KEY (rescuer),
  constraint reversal_rescuers_amount_check CHECK (amount > 10)
);

comment on table public.reversal_rescuers is 'class:public';
comment on column public.reversal_rescuers.amount is 'Appears above ten, and moves by more than ten at a time.';

alter table public.reversal_rescuers enable row level security;

create policy "anyone reads rescuers" on public.reversal_rescuers
  for select to anon, authenticated
  using (true);
create policy "function owner manages rescuers" on public.reversal_rescuers
  for all to function_owner
  using (true)
  with check (true);

grant select on public.reversal_rescuers to anon;
grant select on public.reversal_rescuers to authenticated;
grant select, insert, update, delete on public.reversal_rescuers to function_owner;
grant select, insert, update, delete on public.reversal_rescuers to service_role;

alter publication supabase_realtime add table public.reversal_rescuers;
