-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.impact_months (
  metric text not null,
  month date not null,
  version integer not null default 1,
  value bigint not null,
  before bigint,
  reason text,
  published_at timestamp with time zone not null default now(),
  is_current boolean not null default true,
  constraint impact_months_pkey PRIMARY KEY (metric, month, version),
  constraint impact_months_metric_fkey FOREIGN KEY (metric) REFERENCES public.impact_metrics(id) ON DELETE CASCADE,
  constraint impact_months_check CHECK ((version = 1) = (reason IS NULL)),
  constraint impact_months_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint impact_months_reason_check CHECK (length(reason) >= 5 AND length(reason) <= 300),
  constraint impact_months_version_check CHECK (version > 0)
);

comment on table public.impact_months is 'class:public';
comment on column public.impact_months.before is 'The value of the version before.';

CREATE UNIQUE INDEX impact_months_current ON public.impact_months USING btree (metric, month) WHERE is_current;

alter table public.impact_months enable row level security;

create policy "anyone reads impact months" on public.impact_months
  for select to anon, authenticated
  using (true);
create policy "function owner manages impact months" on public.impact_months
  for all to function_owner
  using (true)
  with check (true);

grant select on public.impact_months to anon;
grant select on public.impact_months to authenticated;
grant select, insert on public.impact_months to function_owner;
grant select, insert on public.impact_months to service_role;

grant update (is_current) on public.impact_months to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.impact_months FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.impact_months;
