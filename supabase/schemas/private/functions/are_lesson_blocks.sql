-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_lesson_blocks(blocks jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select case jsonb_typeof(blocks) when 'array' then jsonb_array_length(blocks) <= 60
      and (select coalesce(bool_and(private.is_lesson_block(block)), true)
          and count(*) = count(distinct block ->> 'id') from jsonb_array_elements(blocks) as block)
      else false end
  );
end $function$;
grant execute on function private.are_lesson_blocks(blocks jsonb) to function_owner, service_role;
