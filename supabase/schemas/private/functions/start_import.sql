-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.start_import(list text, file_name text, headings text[], rows jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  started uuid;
begin
  if not exists (select from private.own_import_lists() own where own = $1) then return null; end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 1000 then
    raise invalid_parameter_value using message = 'a file has between 1 and 1000 rows';
  end if;
  delete from public.imports i
    where i.user_id = private.caller_id() and i.list = $1 and i.status = 'checked';
  insert into public.imports (user_id, list, file_name, headings)
  values (private.caller_id(), $1, $2, $3) returning id into started;
  insert into public.import_rows (import_id, row_number, cells)
  select started, (line ->> 0)::integer, array(select jsonb_array_elements_text(line - 0))
  from jsonb_array_elements(rows) line;
  return started;
end $function$;
alter function private.start_import(list text, file_name text, headings text[], rows jsonb) owner to function_owner;
grant execute on function private.start_import(list text, file_name text, headings text[], rows jsonb) to authenticated;
