-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.kept_import_rows(wanted uuid)
 RETURNS TABLE(row_number integer, undo public.import_undo)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select r.row_number, coalesce(n.record ->> 'kept', case when n.record is null then 'gone' else 'edited' end)::public.import_undo
    from public.imports i
    join private.import_lists l on l.list = i.list
    join public.import_rows r on r.import_id = i.id
    cross join lateral (select private.imported_record_now(l, r.record_id) as record) n
    where i.id = wanted and i.status = 'imported' and i.list in (select private.own_import_lists())
      and r.change in ('new', 'changed') and (n.record is distinct from r.later or l.kind is not null and n.record ? 'kept')
    order by r.row_number;
end $function$;
alter function private.kept_import_rows(wanted uuid) owner to function_owner;
grant execute on function private.kept_import_rows(wanted uuid) to authenticated;
