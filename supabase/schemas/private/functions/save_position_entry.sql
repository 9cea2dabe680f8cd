-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_position_entry(entry jsonb)
 RETURNS public.position_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if coalesce(jsonb_typeof(entry -> 'lesson'), '') <> 'string'
    or coalesce(jsonb_typeof(entry -> 'checks'), 'object') <> 'object' then return 'invalid'; end if;
  return private.save_position((entry ->> 'lesson')::uuid, entry ->> 'block', (entry ->> 'index')::integer,
    (entry ->> 'seconds')::numeric, entry -> 'checks', (entry ->> 'done')::boolean, (entry ->> 'at')::timestamptz);
exception when data_exception then
  return 'invalid';
end $function$;
grant execute on function private.save_position_entry(entry jsonb) to function_owner;
