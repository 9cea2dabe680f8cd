-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_role(person uuid, role_id uuid)
 RETURNS public.role_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.user_roles;
begin
  if not private.has_opened(person) then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtext('administrators'));
  select * into held from public.user_roles r where r.id = role_id and r.user_id = person;
  if held.id is null then return 'unknown'; end if;
  if held.role = 'admin' and not exists (
    select from public.user_roles r where r.role = 'admin' and r.user_id <> person) then return 'last-administrator'; end if;
  delete from public.user_roles r where r.id = role_id;
  if found then perform private.announce_role(person, held.role, false, role_id); end if;
  return 'removed';
end $function$;
alter function private.remove_role(person uuid, role_id uuid) owner to function_owner;
grant execute on function private.remove_role(person uuid, role_id uuid) to authenticated;
