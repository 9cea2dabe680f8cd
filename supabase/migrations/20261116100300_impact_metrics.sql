-- Published totals, each with its definition, its source and the date it was counted.

create table public.impact_metrics (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{1,39}$'),
  label text not null check (length(label) between 1 and 80),
  definition text not null check (length(definition) between 1 and 500),
  source text not null check (length(source) between 1 and 200),
  -- Counted before this site existed; `amount` is what it has counted since.
  baseline bigint not null default 0 check (baseline between 0 and 1000000000000),
  amount bigint not null default 0 check (amount between 0 and 1000000000000),
  as_of date not null,
  position smallint not null default 0
);
comment on table public.impact_metrics is 'class:public';
alter table public.impact_metrics enable row level security;
grant select on public.impact_metrics to anon, authenticated;
grant select, insert, update, delete on public.impact_metrics to service_role;

create policy "anyone reads impact metrics" on public.impact_metrics
  for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.impact_metrics;
