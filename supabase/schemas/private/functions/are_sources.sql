-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_sources(sources jsonb, is_cited boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case jsonb_typeof(sources) when 'array' then jsonb_array_length(sources) <= 100
    and (select coalesce(bool_and(private.is_source(source, is_cited)), true) from jsonb_array_elements(sources) as source)
    else false end
$function$;
grant execute on function private.are_sources(sources jsonb, is_cited boolean) to authenticated, function_owner, service_role;
