-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.grant_role(person uuid, role public.app_role)
 RETURNS public.role_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  granted uuid;
begin
  if role is null or not private.has_opened(person) then return 'not-allowed'; end if;
  if person = private.caller_id() then return 'own'; end if;
  if role = 'chapter_lead' then return 'needs-chapter'; end if;
  if not private.is_confirmed_adult(person) then return 'needs-adult'; end if;
  insert into public.user_roles (user_id, role, granted_by) values (person, grant_role.role, private.caller_id())
    on conflict do nothing returning id into granted;
  if granted is null then return 'held'; end if;
  perform private.announce_role(person, role, true, granted);
  return 'granted';
end $function$;
alter function private.grant_role(person uuid, role public.app_role) owner to function_owner;
grant execute on function private.grant_role(person uuid, role public.app_role) to authenticated;
