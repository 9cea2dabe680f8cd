-- The person and every administrator hear of a change of role, so that nobody becomes staff unnoticed.

create function private.announce_role(person uuid, role public.app_role, is_granted boolean, change uuid) returns void
language plpgsql set search_path = '' as $$
declare
  administrator uuid;
begin
  if is_granted then
    perform private.notify(person, 'account', 'role-granted', jsonb_build_object('role', role), 'role granted ' || change);
  else
    perform private.notify(person, 'account', 'role-removed', jsonb_build_object('role', role), 'role removed ' || change);
  end if;
  for administrator in select distinct r.user_id from public.user_roles r where r.role = 'admin' and r.user_id <> person loop
    perform private.notify(administrator, 'account', 'staff-role-changed', jsonb_build_object('role', role,
      'is_granted', is_granted, 'person', private.display_name_of(person), 'by', private.display_name_of(private.caller_id())),
      case when is_granted then 'staff role granted ' else 'staff role removed ' end || change || administrator);
  end loop;
end $$;
grant execute on function private.announce_role(uuid, public.app_role, boolean, uuid) to function_owner;

create or replace function private.grant_role(person uuid, role public.app_role) returns public.role_outcome
language plpgsql security definer set search_path = '' as $$
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
end $$;

create or replace function private.remove_role(person uuid, role_id uuid) returns public.role_outcome
language plpgsql security definer set search_path = '' as $$
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
end $$;
