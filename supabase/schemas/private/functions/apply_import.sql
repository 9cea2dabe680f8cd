-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.apply_import(wanted uuid)
 RETURNS public.import_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports := private.own_import(wanted);
  results jsonb;
begin
  if import.id is null then return 'not-allowed'; end if;
  if import.status <> 'checked' or not exists (select from public.import_rows r
    where r.import_id = wanted and r.item is not null and r.refusal is null) then return 'not-open'; end if;
  update public.import_rows r set item = null where r.import_id = wanted and r.refusal is not null;
  begin
    perform private.set_audit_reason('imported from a file');
    results := (select jsonb_agg(to_jsonb(w)) from private.write_import(import) w);
    if jsonb_path_exists(results, '$[*] ? (@.refusal != null)') then
      raise sqlstate 'OA001' using message = 'the list has changed since the check';
    end if;
  exception when sqlstate 'OA001' then return 'refused';
  end;
  update public.import_rows r set change = n.change, record_id = n.record_id, earlier = n.earlier, later = n.later
  from jsonb_to_recordset(results) as n (row_number integer, change public.import_change, record_id uuid,
    earlier jsonb, later jsonb)
  where r.import_id = wanted and r.row_number = n.row_number;
  update public.import_rows r set cells = '{""}', item = null
  where r.import_id = wanted and r.change is not null
    and exists (select from private.import_lists l where l.list = import.list and l.is_personal);
  perform private.set_audit_reason(null);
  update public.imports i set status = 'imported', imported_at = now() where i.id = wanted;
  return 'imported';
end $function$;
alter function private.apply_import(wanted uuid) owner to function_owner;
grant execute on function private.apply_import(wanted uuid) to authenticated;
