-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.importer_name(importer uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then return null; end if;
  return (select p.display_name from public.profiles p
    where p.id = importer and exists (select from public.imports i where i.user_id = importer));
end $function$;
alter function private.importer_name(importer uuid) owner to function_owner;
grant execute on function private.importer_name(importer uuid) to authenticated;
