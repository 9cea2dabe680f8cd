-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.impact_metrics (
  key text not null,
  label text not null,
  definition text not null,
  source text not null,
  baseline bigint not null default 0,
  amount bigint not null default 0,
  as_of date not null,
  "position" smallint not null default 0,
  constraint impact_metrics_pkey PRIMARY KEY (key),
  constraint impact_metrics_amount_check CHECK (amount >= 0 AND amount <= '1000000000000'::bigint),
  constraint impact_metrics_baseline_check CHECK (baseline >= 0 AND baseline <= '1000000000000'::bigint),
  constraint impact_metrics_definition_check CHECK (length(definition) >= 1 AND length(definition) <= 500),
  constraint impact_metrics_key_check CHECK (key ~ '^[a-z][a-z0-9_]{1,39}$'::text),
  constraint impact_metrics_label_check CHECK (length(label) >= 1 AND length(label) <= 80),
  constraint impact_metrics_source_check CHECK (length(source) >= 1 AND length(source) <= 200)
);

comment on table public.impact_metrics is 'class:public';

alter table public.impact_metrics enable row level security;

create policy "anyone reads impact metrics" on public.impact_metrics
  for select to anon, authenticated
  using (true);

grant select on public.impact_metrics to anon;
grant select on public.impact_metrics to authenticated;
grant select, insert, update, delete on public.impact_metrics to service_role;

alter publication supabase_realtime add table public.impact_metrics;
