-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.removable_trash_kinds()
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select k.kind from private.trash_kinds k where private.is_staff(variadic k.own_roles);
end $function$;
alter function private.removable_trash_kinds() owner to function_owner;
grant execute on function private.removable_trash_kinds() to authenticated;
