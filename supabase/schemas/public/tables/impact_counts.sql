-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.impact_counts (
  metric text not null,
  amount bigint not null default 0,
  constraint impact_counts_pkey PRIMARY KEY (metric),
  constraint impact_counts_metric_fkey FOREIGN KEY (metric) REFERENCES public.impact_metrics(id) ON DELETE CASCADE
);

comment on table public.impact_counts is 'class:public';
comment on column public.impact_counts.amount is 'What the records of this site add to the baseline.';

alter table public.impact_counts enable row level security;

create policy "anyone reads impact counts" on public.impact_counts
  for select to anon, authenticated
  using (true);
create policy "function owner manages impact counts" on public.impact_counts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.impact_counts to anon;
grant select on public.impact_counts to authenticated;
grant select, insert, update on public.impact_counts to function_owner;
grant select, insert, update, delete on public.impact_counts to service_role;

alter publication supabase_realtime add table public.impact_counts;
