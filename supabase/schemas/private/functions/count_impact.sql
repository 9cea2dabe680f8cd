-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_impact(changes jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.impact_totals as t (source, month, state, amount)
    select c.source, date_trunc('month', now())::date, c.state, sum(c.amount)
    from jsonb_to_recordset(changes) as c (source public.impact_source, state text, amount bigint)
    group by c.source, c.state having sum(c.amount) <> 0 order by c.source, c.state
    on conflict (source, month, state) do update set amount = t.amount + excluded.amount;
  perform from public.impact_counts c order by c.metric for update;
  update public.impact_counts set amount = impact_counts.amount + added.amount
    from (
      select m.id, sum(c.amount) as amount
      from jsonb_to_recordset(changes) as c (source public.impact_source, amount bigint)
        join public.impact_metrics m on c.source = any (m.records) and m.baseline_on < now()::date
      group by m.id having sum(c.amount) <> 0
    ) as added
    where impact_counts.metric = added.id;
end $function$;
grant execute on function private.count_impact(changes jsonb) to function_owner;
