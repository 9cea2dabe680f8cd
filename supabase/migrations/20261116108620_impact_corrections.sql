-- Staff change definitions and correct baselines. Each change is a new version with a reason that everyone can read.

create type public.impact_change_outcome as enum (
  'saved', 'unchanged', 'invalid', 'too-many', 'from-records', 'unknown', 'not-allowed'
);

create function private.add_impact_version(changed public.impact_metrics, why text) returns void
language sql set search_path = '' as $$
  insert into public.impact_versions (metric, version, label, definition, method, source, baseline, reason)
    values (changed.id, changed.version, changed.label, changed.definition, changed.method, changed.source,
      changed.baseline, trim(why))
$$;
grant execute on function private.add_impact_version(public.impact_metrics, text) to function_owner;

create function private.revise_impact_metric(
  metric text, label text, definition text, method text, source text, reason text
) returns public.impact_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.impact_metrics;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select m.* into held from public.impact_metrics m where m.id = revise_impact_metric.metric for update;
  if held.id is null then return 'unknown'; end if;
  if reason is null then return 'invalid'; end if;
  if row(held.label, held.definition, held.method, held.source)
    is not distinct from row(trim(label), trim(definition), trim(method), trim(source)) then return 'unchanged'; end if;
  update public.impact_metrics m set label = trim(revise_impact_metric.label),
    definition = trim(revise_impact_metric.definition), method = trim(revise_impact_metric.method),
    source = trim(revise_impact_metric.source), version = m.version + 1
    where m.id = held.id returning m.* into held;
  perform private.add_impact_version(held, reason);
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('revise_impact_metric', '{authenticated}');

-- Only months of the baseline: the others come from records, which are corrected where they are kept.
create function private.correct_impact_month(metric text, month date, value bigint, reason text)
returns public.impact_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.impact_metrics;
  published public.impact_months;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select m.* into held from public.impact_metrics m where m.id = correct_impact_month.metric for update;
  select p.* into published from public.impact_months p
    where p.metric = held.id and p.month = correct_impact_month.month and p.is_current;
  if published.metric is null then return 'unknown'; end if;
  if published.month > held.baseline_on then return 'from-records'; end if;
  if value is null or value < 0 or reason is null then return 'invalid'; end if;
  if value = published.value then return 'unchanged'; end if;
  -- The states that are shown must leave a remainder.
  if held.baseline + value - published.value <= private.impact_step() + (
    select coalesce(sum(b.value), 0) from public.impact_state_baselines b where b.metric = held.id and b.is_current
  ) then return 'too-many'; end if;
  update public.impact_months p set is_current = false
    where p.metric = held.id and p.month = published.month and p.is_current;
  insert into public.impact_months (metric, month, version, value, before, reason) values (held.id, published.month,
    published.version + 1, correct_impact_month.value, published.value, trim(correct_impact_month.reason));
  update public.impact_metrics m set baseline = m.baseline + correct_impact_month.value - published.value,
    version = m.version + 1
    where m.id = held.id returning m.* into held;
  perform private.add_impact_version(held, reason);
  return 'saved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('correct_impact_month', '{authenticated}');

create function private.correct_impact_state(metric text, state text, value bigint, reason text)
returns public.impact_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.impact_metrics;
  known public.impact_state_baselines;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select m.* into held from public.impact_metrics m where m.id = correct_impact_state.metric for update;
  if held.id is null then return 'unknown'; end if;
  if value is null or value < 0 or reason is null or not private.is_us_state(state) then return 'invalid'; end if;
  select b.* into known from public.impact_state_baselines b
    where b.metric = held.id and b.state = correct_impact_state.state and b.is_current;
  if value = coalesce(known.value, 0) then return 'unchanged'; end if;
  if held.baseline <= private.impact_step() + value + (
    select coalesce(sum(b.value), 0) from public.impact_state_baselines b
    where b.metric = held.id and b.is_current and b.state <> correct_impact_state.state
  ) then return 'too-many'; end if;
  update public.impact_state_baselines b set is_current = false
    where b.metric = held.id and b.state = known.state and b.is_current;
  insert into public.impact_state_baselines (metric, state, version, value, reason) values (held.id,
    correct_impact_state.state, coalesce(known.version, 0) + 1, correct_impact_state.value,
    trim(correct_impact_state.reason));
  perform private.show_impact_states(held.id, date_trunc('month', now())::date, correct_impact_state.state,
    trim(correct_impact_state.reason));
  return 'saved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('correct_impact_state', '{authenticated}');
