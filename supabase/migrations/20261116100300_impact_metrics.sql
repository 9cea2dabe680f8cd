-- The public numbers. Each is a baseline, counted by hand up to a date, plus what the records of this site add to it.

create type public.impact_source as enum ('certificates', 'check-ins', 'kit-requests', 'kit-handouts');

create table public.impact_metrics (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{1,39}$'),
  label text not null check (length(label) between 1 and 80),
  definition text not null check (length(definition) between 1 and 500),
  method text not null check (length(method) between 1 and 500),
  source text not null check (length(source) between 1 and 200),
  records public.impact_source[] not null default '{}',
  baseline bigint not null check (baseline between 0 and 1000000000000),
  baseline_on date not null check (extract(day from baseline_on + 1) = 1),
  version integer not null default 1 check (version > 0),
  position smallint not null default 0
);
comment on table public.impact_metrics is 'class:public';
comment on column public.impact_metrics.method is 'How it is counted, for readers.';
comment on column public.impact_metrics.records is 'The records of this site that count.';
comment on column public.impact_metrics.baseline is 'The sum of the months up to baseline_on, which are counted by hand.';
create index impact_metrics_position on public.impact_metrics (position, id);
alter table public.impact_metrics enable row level security;
grant select on public.impact_metrics to anon, authenticated;
grant select, insert, update, delete on public.impact_metrics to service_role;
grant select, update on public.impact_metrics to function_owner;
create policy "function owner manages impact metrics" on public.impact_metrics for all to function_owner
  using (true) with check (true);
create policy "anyone reads impact metrics" on public.impact_metrics
  for select to anon, authenticated using (true);

-- Apart from the metrics: a new record changes the number in open browsers, and the cached pages stay.
create table public.impact_counts (
  metric text primary key references public.impact_metrics (id) on delete cascade,
  amount bigint not null default 0
);
comment on table public.impact_counts is 'class:public';
comment on column public.impact_counts.amount is 'What the records of this site add to the baseline.';
alter table public.impact_counts enable row level security;
grant select on public.impact_counts to anon, authenticated;
grant select, insert, update, delete on public.impact_counts to service_role;
grant select, insert, update on public.impact_counts to function_owner;
create policy "function owner manages impact counts" on public.impact_counts for all to function_owner
  using (true) with check (true);
create policy "anyone reads impact counts" on public.impact_counts for select to anon, authenticated using (true);

-- Every version of a metric, with the reason for the change. Nobody can change or delete one.
create table public.impact_versions (
  metric text not null references public.impact_metrics (id) on delete cascade,
  version integer not null check (version > 0),
  label text not null,
  definition text not null,
  method text not null,
  source text not null,
  baseline bigint not null,
  reason text check (length(reason) between 5 and 300),
  made_at timestamptz not null default now(),
  primary key (metric, version),
  check ((version = 1) = (reason is null))
);
comment on table public.impact_versions is 'class:public';
alter table public.impact_versions enable row level security;
grant select on public.impact_versions to anon, authenticated;
grant select, insert on public.impact_versions to service_role, function_owner;
create policy "function owner reads impact versions" on public.impact_versions for select to function_owner using (true);
create policy "function owner adds impact versions" on public.impact_versions for insert to function_owner
  with check (true);
create policy "anyone reads impact versions" on public.impact_versions for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.impact_metrics, public.impact_counts, public.impact_versions;
