-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_texts(list jsonb, at_most integer)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select case jsonb_typeof(list) when 'array' then jsonb_array_length(list) between 1 and 100
      and (select bool_and(private.is_text_of(item, 1, at_most)) from jsonb_array_elements(list) as item) else false end
  );
end $function$;
grant execute on function private.are_texts(list jsonb, at_most integer) to function_owner, service_role;
