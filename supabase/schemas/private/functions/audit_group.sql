-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_group()
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  known text := current_setting('audit.group', true);
begin
  if coalesce(known, '') = '' then
    known := gen_random_uuid();
    perform set_config('audit.group', known, true);
  end if;
  return known;
end $function$;
grant execute on function private.audit_group() to function_owner;
