-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.impact_by_state(wanted text, until date)
 RETURNS TABLE(state text, counted bigint, shown bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with parts as (
    select b.state, b.value as amount from public.impact_state_baselines b where b.metric = wanted and b.is_current
    union all select t.state, t.amount from private.impact_totals t join public.impact_metrics m on m.id = wanted
      where t.source = any (m.records) and t.month > m.baseline_on and t.month < until and t.state <> ''
  )
  select p.state, sum(p.amount)::bigint, coalesce((
    select s.value from public.impact_states s where s.metric = wanted and s.state = p.state and s.is_current
  ), 0) from parts p group by p.state
$function$;
grant execute on function private.impact_by_state(wanted text, until date) to function_owner;
