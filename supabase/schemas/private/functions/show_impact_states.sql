-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.show_impact_states(wanted text, until date, corrected text DEFAULT NULL::text, why text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.show_impact_states(wanted text, until date, corrected text, why text) to function_owner;
