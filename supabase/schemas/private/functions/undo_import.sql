-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.undo_import(wanted uuid)
 RETURNS public.import_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  import public.imports := private.own_import(wanted);
  target private.import_lists;
  line public.import_rows;
  kept jsonb;
  outcome public.import_undo;
  undone integer := 0;
begin
  if import.id is null then return 'not-allowed'; end if;
  if import.status <> 'imported' then return 'not-open'; end if;
  select l.* into target from private.import_lists l where l.list = import.list;
  perform pg_advisory_xact_lock(hashtext('imports'), hashtext(import.list));
  kept := (select jsonb_object_agg(k.row_number, k.undo) from private.kept_import_rows(wanted) k);
  perform private.set_audit_reason('import undone');
  for line in select r.* from public.import_rows r
    where r.import_id = wanted and r.change in ('new', 'changed') order by r.row_number desc
  loop
    outcome := coalesce((kept ->> line.row_number::text)::public.import_undo, private.undo_import_row(target, line));
    undone := undone + (outcome = 'undone')::integer;
    update public.import_rows r set undo = outcome where r.import_id = wanted and r.row_number = line.row_number;
  end loop;
  perform private.set_audit_reason(null);
  if undone = 0 then return 'kept'; end if;
  update public.imports i set status = 'undone', undone_at = now() where i.id = wanted;
  return 'undone';
end $function$;
alter function private.undo_import(wanted uuid) owner to function_owner;
grant execute on function private.undo_import(wanted uuid) to authenticated;
