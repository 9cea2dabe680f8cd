-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_impact_version(changed public.impact_metrics, why text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.impact_versions (metric, version, label, definition, method, source, baseline, reason)
    values (changed.id, changed.version, changed.label, changed.definition, changed.method, changed.source,
      changed.baseline, trim(why))
$function$;
grant execute on function private.add_impact_version(changed public.impact_metrics, why text) to function_owner;
