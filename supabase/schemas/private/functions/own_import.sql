-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.own_import(wanted uuid)
 RETURNS public.imports
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports;
begin
  select i.* into import from public.imports i
    where i.id = wanted and i.list in (select private.own_import_lists()) for update;
  return import;
end $function$;
alter function private.own_import(wanted uuid) owner to function_owner;
