-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_filled_objects(list jsonb, required text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 20 and coalesce(bool_and(
    coalesce(jsonb_typeof(item -> 'is_required'), 'boolean') = 'boolean'
    and (select bool_and(coalesce(jsonb_typeof(item -> name) = 'string' and length(item ->> name) between 1 and 300, false))
      from unnest(required) as name)), true)
  from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) as item
$function$;
grant execute on function private.are_filled_objects(list jsonb, required text[]) to function_owner, service_role;
