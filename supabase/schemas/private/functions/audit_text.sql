-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_text(entry public.audit_entries)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_array(entry.id, entry.group_id, extract(epoch from entry.occurred_at), entry.actor, entry.verb,
    entry.record_kind, entry.record_id, entry.record_name, entry.changes, entry.reason, entry.undoes)::text
$function$;
grant execute on function private.audit_text(entry public.audit_entries) to function_owner;
