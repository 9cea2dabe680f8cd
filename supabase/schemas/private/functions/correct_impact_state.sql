-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.correct_impact_state(metric text, state text, value bigint, reason text)
 RETURNS public.impact_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.correct_impact_state(metric text, state text, value bigint, reason text) owner to function_owner;
grant execute on function private.correct_impact_state(metric text, state text, value bigint, reason text) to authenticated;
