-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.imported_record_now(target private.import_lists, record_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  record jsonb;
begin
  if target.kind is null then return private.record_now(target.relation, record_id); end if;
  execute format('select private.%I($1)', 'imported_' || target.kind || '_now') into record using record_id;
  return record;
end $function$;
alter function private.imported_record_now(target private.import_lists, record_id uuid) owner to function_owner;
