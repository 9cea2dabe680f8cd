-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_now(relation text, record_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  record jsonb;
begin
  execute format('select to_jsonb(t) - ''updated_at'' from %s t where t.id = $1', relation) into record using record_id;
  return record;
end $function$;
alter function private.record_now(relation text, record_id uuid) owner to function_owner;
