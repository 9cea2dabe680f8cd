-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.new_setup_code()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  code text := replace(gen_random_uuid()::text, '-', '');
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  delete from private.setup_code where true;
  if exists (select from public.user_roles r where r.role = 'admin') then return null; end if;
  insert into private.setup_code (hash) values (sha256(convert_to(code, 'UTF8')));
  return code;
end $function$;
alter function private.new_setup_code() owner to function_owner;
grant execute on function private.new_setup_code() to service_role;
