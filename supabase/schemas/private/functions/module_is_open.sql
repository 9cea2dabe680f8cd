-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.module_is_open(module public.site_module)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return not exists (select from public.site_modules m
    where not m.is_open and (m.name = $1 or $1 = 'supporter-pages' and m.name = 'giving'));
end $function$;
alter function private.module_is_open(module public.site_module) owner to function_owner;
grant execute on function private.module_is_open(module public.site_module) to anon, authenticated, service_role;
