-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_import(wanted uuid, mapping jsonb, rows jsonb)
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
  if import.status <> 'checked' then return 'not-open'; end if;
  update public.imports i set mapping = check_import.mapping where i.id = wanted returning i.* into import;
  update public.import_rows r set item = n.item, problem = n.problem, refusal = null, change = null
  from jsonb_to_recordset(rows) as n ("row" integer, item jsonb, problem text)
  where r.import_id = wanted and r.row_number = n."row";
  begin
    results := (select jsonb_agg(to_jsonb(w)) from private.write_import(import) w);
    raise sqlstate 'OA001' using message = 'only a check';
  exception when sqlstate 'OA001' then null;
  end;
  update public.import_rows r set refusal = n.refusal, change = case when n.refusal is null then n.change end
  from jsonb_to_recordset(results) as n (row_number integer, refusal public.import_refusal, change public.import_change)
  where r.import_id = wanted and r.row_number = n.row_number;
  return 'checked';
end $function$;
alter function private.check_import(wanted uuid, mapping jsonb, rows jsonb) owner to function_owner;
grant execute on function private.check_import(wanted uuid, mapping jsonb, rows jsonb) to authenticated;
