-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_audit_reason(reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('audit.reason', coalesce(left(reason, 300), ''), true);
end $function$;
grant execute on function private.set_audit_reason(reason text) to function_owner;
