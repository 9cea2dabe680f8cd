-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_waiting(list text, row_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known private.inbox_lists;
  type text;
  answer boolean;
begin
  select l.* into known from private.inbox_lists l where l.list = $1;
  if known.list is null then return false; end if;
  select format_type(a.atttypid, a.atttypmod) into type from pg_catalog.pg_attribute a
    where a.attrelid = known.relation::regclass and a.attname = known.key;
  execute format('select exists (select from %s item where item.%I = $1::%s and (%s))',
    known.relation, known.key, type, known.condition) into answer using row_id;
  return answer;
exception when invalid_text_representation then
  return false;
end $function$;
alter function private.is_waiting(list text, row_id text) owner to function_owner;
