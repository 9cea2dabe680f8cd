-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.raffle_counts (
  raffle_id uuid not null,
  entries integer not null,
  constraint raffle_counts_pkey PRIMARY KEY (raffle_id),
  constraint raffle_counts_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE,
  constraint raffle_counts_entries_check CHECK (entries > 0)
);

comment on table public.raffle_counts is 'class:public';

alter table public.raffle_counts enable row level security;

create policy "anyone reads how many entries a raffle has" on public.raffle_counts
  for select to anon, authenticated
  using (true);
create policy "function owner manages raffle counts" on public.raffle_counts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.raffle_counts to anon;
grant select on public.raffle_counts to authenticated;
grant select, insert, update on public.raffle_counts to function_owner;
grant select, insert, update, delete on public.raffle_counts to service_role;

alter publication supabase_realtime add table public.raffle_counts;
