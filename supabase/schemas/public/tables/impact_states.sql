-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.impact_states (
  metric text not null,
  state text not null,
  version integer not null,
  month date not null,
  value bigint,
  before bigint,
  reason text,
  published_at timestamp with time zone not null default now(),
  is_current boolean not null default true,
  constraint impact_states_pkey PRIMARY KEY (metric, state, version),
  constraint impact_states_metric_fkey FOREIGN KEY (metric) REFERENCES public.impact_metrics(id) ON DELETE CASCADE,
  constraint impact_states_before_check CHECK (before > 10),
  constraint impact_states_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint impact_states_reason_check CHECK (length(reason) >= 5 AND length(reason) <= 300),
  constraint impact_states_state_check CHECK (private.is_us_state(state)),
  constraint impact_states_value_check CHECK (value > 10),
  constraint impact_states_version_check CHECK (version > 0)
);

comment on table public.impact_states is 'class:public';
comment on column public.impact_states.month is 'The last month that counts.';
comment on column public.impact_states.value is 'Null if a correction made it too small to show.';

CREATE INDEX impact_states_corrected ON public.impact_states USING btree (published_at DESC) WHERE (reason IS NOT NULL);
CREATE UNIQUE INDEX impact_states_current ON public.impact_states USING btree (metric, state) WHERE is_current;

alter table public.impact_states enable row level security;

create policy "anyone reads impact states" on public.impact_states
  for select to anon, authenticated
  using (true);
create policy "function owner manages impact states" on public.impact_states
  for all to function_owner
  using (true)
  with check (true);

grant select on public.impact_states to anon;
grant select on public.impact_states to authenticated;
grant select, insert on public.impact_states to function_owner;
grant select, insert on public.impact_states to service_role;

grant update (is_current) on public.impact_states to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.impact_states FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.impact_states;
