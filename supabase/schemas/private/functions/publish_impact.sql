-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_impact(until date DEFAULT (date_trunc('month'::text, now()))::date)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.publish_impact(until date) owner to function_owner;
