-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.impact_metrics (
  id text not null,
  label text not null,
  definition text not null,
  method text not null,
  source text not null,
  records public.impact_source[] not null default '{}'::public.impact_source[],
  baseline bigint not null,
  baseline_on date not null,
  version integer not null default 1,
  "position" smallint not null default 0,
  constraint impact_metrics_pkey PRIMARY KEY (id),
  constraint impact_metrics_baseline_check CHECK (baseline >= 0 AND baseline <= '1000000000000'::bigint),
  constraint impact_metrics_baseline_on_check CHECK (EXTRACT(day FROM baseline_on + 1) = 1::numeric),
  constraint impact_metrics_definition_check CHECK (length(definition) >= 1 AND length(definition) <= 500),
  constraint impact_metrics_id_check CHECK (id ~ '^[a-z][a-z0-9_]{1,39}$'::text),
  constraint impact_metrics_label_check CHECK (length(label) >= 1 AND length(label) <= 80),
  constraint impact_metrics_method_check CHECK (length(method) >= 1 AND length(method) <= 500),
  constraint impact_metrics_source_check CHECK (length(source) >= 1 AND length(source) <= 200),
  constraint impact_metrics_version_check CHECK (version > 0)
);

comment on table public.impact_metrics is 'class:public';
comment on column public.impact_metrics.method is 'How it is counted, for readers.';
comment on column public.impact_metrics.records is 'The records of this site that count.';
comment on column public.impact_metrics.baseline is 'The sum of the months up to baseline_on, which are counted by hand.';

CREATE INDEX impact_metrics_position ON public.impact_metrics USING btree ("position", id);

alter table public.impact_metrics enable row level security;

create policy "anyone reads impact metrics" on public.impact_metrics
  for select to anon, authenticated
  using (true);
create policy "function owner manages impact metrics" on public.impact_metrics
  for all to function_owner
  using (true)
  with check (true);

grant select on public.impact_metrics to anon;
grant select on public.impact_metrics to authenticated;
grant select, update on public.impact_metrics to function_owner;
grant select, insert, update, delete on public.impact_metrics to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.impact_metrics FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER start_impact_metric AFTER INSERT ON public.impact_metrics FOR EACH ROW EXECUTE FUNCTION private.start_impact_metric();

alter publication supabase_realtime add table public.impact_metrics;
