-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.become_first_administrator(code text)
 RETURNS public.setup_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if exists (select from public.user_roles r where r.role = 'admin') then return 'has-administrator'; end if;
  if not exists (select from private.setup_code c where c.hash = sha256(convert_to(code, 'UTF8'))) then
    return 'wrong-code';
  end if;
  if not private.is_confirmed_adult(private.caller_id()) then return 'needs-adult'; end if;
  insert into public.user_roles (user_id, role, granted_by)
    values (private.caller_id(), 'admin', private.caller_id());
  delete from private.setup_code where true;
  return 'done';
end $function$;
alter function private.become_first_administrator(code text) owner to function_owner;
grant execute on function private.become_first_administrator(code text) to authenticated;
