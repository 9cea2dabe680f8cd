-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.own_import_lists()
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select l.list from private.import_lists l where private.is_staff(variadic l.roles);
end $function$;
alter function private.own_import_lists() owner to function_owner;
grant execute on function private.own_import_lists() to authenticated;
