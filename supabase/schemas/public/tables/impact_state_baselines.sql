-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.impact_state_baselines (
  metric text not null,
  state text not null,
  version integer not null default 1,
  value bigint not null,
  reason text,
  made_at timestamp with time zone not null default now(),
  is_current boolean not null default true,
  constraint impact_state_baselines_pkey PRIMARY KEY (metric, state, version),
  constraint impact_state_baselines_metric_fkey FOREIGN KEY (metric) REFERENCES public.impact_metrics(id) ON DELETE CASCADE,
  constraint impact_state_baselines_check CHECK (version = 1 OR reason IS NOT NULL),
  constraint impact_state_baselines_reason_check CHECK (length(reason) >= 5 AND length(reason) <= 300),
  constraint impact_state_baselines_state_check CHECK (private.is_us_state(state)),
  constraint impact_state_baselines_value_check CHECK (value >= 0),
  constraint impact_state_baselines_version_check CHECK (version > 0)
);

comment on table public.impact_state_baselines is 'class:s2';

CREATE UNIQUE INDEX impact_state_baselines_current ON public.impact_state_baselines USING btree (metric, state) WHERE is_current;

alter table public.impact_state_baselines enable row level security;

create policy "editors and auditors read impact state baselines" on public.impact_state_baselines
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'auditor'::public.app_role]) AS is_staff));
create policy "function owner manages impact state baselines" on public.impact_state_baselines
  for all to function_owner
  using (true)
  with check (true);

grant select on public.impact_state_baselines to authenticated;
grant select, insert on public.impact_state_baselines to function_owner;
grant select, insert on public.impact_state_baselines to service_role;

grant update (is_current) on public.impact_state_baselines to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.impact_state_baselines FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
