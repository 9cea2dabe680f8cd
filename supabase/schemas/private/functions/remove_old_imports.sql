-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_old_imports()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed bigint;
begin
  delete from public.imports i where i.status = 'checked' and i.created_at < now() - interval '7 days';
  get diagnostics removed = row_count;
  delete from public.import_rows r using public.imports i
    where r.import_id = i.id and i.created_at < now() - interval '90 days';
  return removed;
end $function$;
alter function private.remove_old_imports() owner to function_owner;
