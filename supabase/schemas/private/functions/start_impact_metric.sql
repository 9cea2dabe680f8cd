-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.start_impact_metric()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.impact_versions (metric, version, label, definition, method, source, baseline)
    values (new.id, new.version, new.label, new.definition, new.method, new.source, new.baseline);
  insert into public.impact_counts (metric, amount)
    select new.id, coalesce(sum(t.amount), 0) from private.impact_totals t
    where t.source = any (new.records) and t.month > new.baseline_on;
  return null;
end $function$;
alter function private.start_impact_metric() owner to function_owner;
