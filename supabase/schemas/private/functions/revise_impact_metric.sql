-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.revise_impact_metric(metric text, label text, definition text, method text, source text, reason text)
 RETURNS public.impact_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.revise_impact_metric(metric text, label text, definition text, method text, source text, reason text) owner to function_owner;
grant execute on function private.revise_impact_metric(metric text, label text, definition text, method text, source text, reason text) to authenticated;
