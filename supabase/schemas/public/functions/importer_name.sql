-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.importer_name(import public.imports)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.importer_name(import.user_id);
end $function$;
grant execute on function public.importer_name(import public.imports) to authenticated;
