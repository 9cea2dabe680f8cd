-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.manages_record(known private.trash_kinds, record uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  is_own boolean;
begin
  if private.is_staff(variadic known.roles) then return true; end if;
  if known.manages is null or not private.is_staff(variadic known.own_roles) then return false; end if;
  execute format('select %s from public.%I item where item.id = $1', known.manages, known.kind) into is_own using $2;
  return coalesce(is_own, false);
end $function$;
grant execute on function private.manages_record(known private.trash_kinds, record uuid) to function_owner;
