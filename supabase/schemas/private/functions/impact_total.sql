-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.impact_total(wanted text, until date)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select m.baseline + coalesce(sum(t.amount), 0)::bigint from public.impact_metrics m
    left join private.impact_totals t on t.source = any (m.records) and t.month > m.baseline_on and t.month < until
  where m.id = wanted group by m.id
$function$;
grant execute on function private.impact_total(wanted text, until date) to function_owner;
