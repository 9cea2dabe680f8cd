-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.have_texts(list jsonb, at_least integer, texts text[], others text[] DEFAULT '{}'::text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select case jsonb_typeof(list) when 'array' then jsonb_array_length(list) between at_least and 30
      and (select bool_and(case jsonb_typeof(item) when 'object' then item - (texts || others) = '{}'
          and (select bool_and(coalesce(private.is_text_of(item -> name, 1, 1200), false)) from unnest(texts) as name)
        else false end) from jsonb_array_elements(list) as item) else false end
  );
end $function$;
grant execute on function private.have_texts(list jsonb, at_least integer, texts text[], others text[]) to function_owner, service_role;
