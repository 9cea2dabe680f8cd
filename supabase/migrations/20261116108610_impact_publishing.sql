-- The numbers by month and by state. A published value is never changed or deleted: a correction is a new version.

create table public.impact_months (
  metric text not null references public.impact_metrics (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  version integer not null default 1 check (version > 0),
  value bigint not null,
  before bigint,
  reason text check (length(reason) between 5 and 300),
  published_at timestamptz not null default now(),
  is_current boolean not null default true,
  primary key (metric, month, version),
  check ((version = 1) = (reason is null))
);
comment on table public.impact_months is 'class:public';
comment on column public.impact_months.before is 'The value of the version before.';
create unique index impact_months_current on public.impact_months (metric, month) where is_current;

-- How many by the end of a month, since the beginning. A row is added only when the number of a state moves.
create table public.impact_states (
  metric text not null references public.impact_metrics (id) on delete cascade,
  state text not null check (private.is_us_state(state)),
  version integer not null check (version > 0),
  month date not null check (extract(day from month) = 1),
  value bigint check (value > 10),
  before bigint check (before > 10),
  reason text check (length(reason) between 5 and 300),
  published_at timestamptz not null default now(),
  is_current boolean not null default true,
  primary key (metric, state, version)
);
comment on table public.impact_states is 'class:public';
comment on column public.impact_states.month is 'The last month that counts.';
comment on column public.impact_states.value is 'Null if a correction made it too small to show.';
create unique index impact_states_current on public.impact_states (metric, state) where is_current;
create index impact_states_corrected on public.impact_states (published_at desc) where reason is not null;

-- The part of the baseline of which the state is known, exact, for staff.
create table public.impact_state_baselines (
  metric text not null references public.impact_metrics (id) on delete cascade,
  state text not null check (private.is_us_state(state)),
  version integer not null default 1 check (version > 0),
  value bigint not null check (value >= 0),
  reason text check (length(reason) between 5 and 300),
  made_at timestamptz not null default now(),
  is_current boolean not null default true,
  primary key (metric, state, version),
  check (version = 1 or reason is not null)
);
comment on table public.impact_state_baselines is 'class:s2';
create unique index impact_state_baselines_current on public.impact_state_baselines (metric, state) where is_current;

alter table public.impact_months enable row level security;
alter table public.impact_states enable row level security;
alter table public.impact_state_baselines enable row level security;
grant select on public.impact_months, public.impact_states to anon, authenticated;
grant select on public.impact_state_baselines to authenticated;
grant select, insert on public.impact_months, public.impact_states, public.impact_state_baselines
  to service_role, function_owner;
grant update (is_current) on public.impact_months, public.impact_states, public.impact_state_baselines
  to function_owner;
create policy "function owner manages impact months" on public.impact_months for all to function_owner
  using (true) with check (true);
create policy "function owner manages impact states" on public.impact_states for all to function_owner
  using (true) with check (true);
create policy "function owner manages impact state baselines" on public.impact_state_baselines for all to function_owner
  using (true) with check (true);
create policy "anyone reads impact months" on public.impact_months for select to anon, authenticated using (true);
create policy "anyone reads impact states" on public.impact_states for select to anon, authenticated using (true);
create policy "editors and auditors read impact state baselines" on public.impact_state_baselines
  for select to authenticated using ((select private.is_staff('editor', 'auditor')));
alter publication supabase_realtime add table public.impact_months, public.impact_states;

-- A number of a state is shown, and moves, only when more than this many are new.
create function private.impact_step() returns integer language sql immutable set search_path = '' as $$ select 10 $$;

-- What is counted for the whole country before `until`.
create function private.impact_total(wanted text, until date) returns bigint
language sql stable set search_path = '' as $$
  select m.baseline + coalesce(sum(t.amount), 0)::bigint from public.impact_metrics m
    left join private.impact_totals t on t.source = any (m.records) and t.month > m.baseline_on and t.month < until
  where m.id = wanted group by m.id
$$;

-- The exact number of each state before `until`, and the number that is shown.
create function private.impact_by_state(wanted text, until date)
returns table (state text, counted bigint, shown bigint) language sql stable set search_path = '' as $$
  with parts as (
    select b.state, b.value as amount from public.impact_state_baselines b where b.metric = wanted and b.is_current
    union all select t.state, t.amount from private.impact_totals t join public.impact_metrics m on m.id = wanted
      where t.source = any (m.records) and t.month > m.baseline_on and t.month < until and t.state <> ''
  )
  select p.state, sum(p.amount)::bigint, coalesce((
    select s.value from public.impact_states s where s.metric = wanted and s.state = p.state and s.is_current
  ), 0) from parts p group by p.state
$$;

/* Shows the states that have moved by more than the step (decision 034). What is counted for the country but shown for
   no state must be more than the step too, because it bounds the numbers that are not shown: otherwise the smallest
   move waits. A number that has become too large is lowered to a multiple of ten. */
create function private.show_impact_states(wanted text, until date, corrected text default null, why text default null)
returns void language plpgsql set search_path = '' as $$
declare
  step integer := private.impact_step();
  remainder bigint;
  waiting text;
  move record;
  previous public.impact_states;
begin
  select private.impact_total(wanted, until) - sum(case
      when n.counted - n.shown > step then n.counted
      when n.counted < n.shown then n.counted / step * step else n.shown end)
    into remainder from private.impact_by_state(wanted, until) n;
  if remainder <= step then
    select n.state into waiting from private.impact_by_state(wanted, until) n
      where n.counted - n.shown > step order by n.counted - n.shown, n.state limit 1;
  end if;
  for move in
    select n.state, n.counted < n.shown as is_less,
      case when n.counted > n.shown then n.counted
        else nullif(greatest(n.counted / step * step, step), step) end as value
    from private.impact_by_state(wanted, until) n
    where n.counted < n.shown or n.counted - n.shown > step and n.state is distinct from waiting
  loop
    previous := null;
    update public.impact_states s set is_current = false
      where s.metric = wanted and s.state = move.state and s.is_current returning s.* into previous;
    insert into public.impact_states (metric, state, version, month, value, before, reason) values (
      wanted, move.state, coalesce(previous.version, 0) + 1, until - interval '1 month', move.value, previous.value,
      case when move.state = corrected then why when move.is_less then 'Records were taken back.' end);
  end loop;
end $$;

-- Publishes the months that are over, and shows the states.
create function private.publish_impact(until date default date_trunc('month', now())::date) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  added bigint;
begin
  insert into public.impact_months (metric, month, value)
    select m.id, over.month, coalesce((
      select sum(t.amount) from private.impact_totals t where t.source = any (m.records) and t.month = over.month
    ), 0)
    from public.impact_metrics m cross join lateral (
      select generate_series(m.baseline_on + 1, until - 1, interval '1 month')::date as month
    ) as over
    where m.records <> '{}'
    on conflict do nothing;
  get diagnostics added = row_count;
  perform private.show_impact_states(m.id, until) from public.impact_metrics m;
  return added;
end $$;
call private.publish_function('publish_impact');
grant execute on function private.impact_step(), private.impact_total(text, date), private.impact_by_state(text, date),
  private.show_impact_states(text, date, text, text) to function_owner;
insert into private.periodic_tasks (name, every) values ('publish_impact', '1 hour');
