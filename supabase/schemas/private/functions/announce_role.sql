-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.announce_role(person uuid, role public.app_role, is_granted boolean, change uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.announce_role(person uuid, role public.app_role, is_granted boolean, change uuid) to function_owner;
