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
  delete from public.imports i using private.import_lists l where l.list = i.list and i.status = 'checked'
    and i.created_at < now() - case when l.is_personal then interval '1 day' else interval '7 days' end;
  get diagnostics removed = row_count;
  delete from public.import_rows r using public.imports i
    where r.import_id = i.id and i.created_at < now() - interval '90 days';
  update public.import_rows r set cells = '{""}', item = null
    from public.imports i join private.import_lists l on l.list = i.list
    where r.import_id = i.id and l.is_personal and i.created_at < now() - interval '7 days'
      and (r.cells <> '{""}' or r.item is not null);
  return removed;
end $function$;
alter function private.remove_old_imports() owner to function_owner;
