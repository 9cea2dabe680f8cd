-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_hash(previous bytea, entry public.audit_entries)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select sha256(coalesce(previous, '') || convert_to(private.audit_text(entry), 'UTF8'))
$function$;
grant execute on function private.audit_hash(previous bytea, entry public.audit_entries) to function_owner;
