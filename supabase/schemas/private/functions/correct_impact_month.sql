-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.correct_impact_month(metric text, month date, value bigint, reason text)
 RETURNS public.impact_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.correct_impact_month(metric text, month date, value bigint, reason text) owner to function_owner;
grant execute on function private.correct_impact_month(metric text, month date, value bigint, reason text) to authenticated;
