-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.impact_versions (
  metric text not null,
  version integer not null,
  label text not null,
  definition text not null,
  method text not null,
  source text not null,
  baseline bigint not null,
  reason text,
  made_at timestamp with time zone not null default now(),
  constraint impact_versions_pkey PRIMARY KEY (metric, version),
  constraint impact_versions_metric_fkey FOREIGN KEY (metric) REFERENCES public.impact_metrics(id) ON DELETE CASCADE,
  constraint impact_versions_check CHECK ((version = 1) = (reason IS NULL)),
  constraint impact_versions_reason_check CHECK (length(reason) >= 5 AND length(reason) <= 300),
  constraint impact_versions_version_check CHECK (version > 0)
);

comment on table public.impact_versions is 'class:public';

alter table public.impact_versions enable row level security;

create policy "anyone reads impact versions" on public.impact_versions
  for select to anon, authenticated
  using (true);
create policy "function owner adds impact versions" on public.impact_versions
  for insert to function_owner
  with check (true);
create policy "function owner reads impact versions" on public.impact_versions
  for select to function_owner
  using (true);

grant select on public.impact_versions to anon;
grant select on public.impact_versions to authenticated;
grant select, insert on public.impact_versions to function_owner;
grant select, insert on public.impact_versions to service_role;

alter publication supabase_realtime add table public.impact_versions;
