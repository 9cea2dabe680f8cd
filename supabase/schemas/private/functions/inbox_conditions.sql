-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.inbox_conditions()
 RETURNS TABLE(list text, relation text, condition text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select l.list, l.relation, l.condition from private.inbox_lists l where private.is_staff(variadic l.roles);
end $function$;
alter function private.inbox_conditions() owner to function_owner;
grant execute on function private.inbox_conditions() to authenticated;
