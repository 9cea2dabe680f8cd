-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.fits_schema(stored jsonb, schema jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  passage text := stored #>> '{}';
begin
  if schema ? 'oneOf' then
    return exists (select from jsonb_array_elements(schema -> 'oneOf') as choice where private.fits_schema(stored, choice));
  end if;
  if jsonb_typeof(stored) is distinct from schema ->> 'type' then return false; end if;
  return coalesce(case schema ->> 'type'
    when 'string' then
      private.is_text_of(stored, coalesce((schema ->> 'minLength')::integer, 0), coalesce((schema ->> 'maxLength')::integer, 2000))
      and coalesce(stored = schema -> 'const', true) and coalesce(schema -> 'enum' @> stored, true)
      and (not schema ? 'pattern' or passage ~ (schema ->> 'pattern')
        and passage !~ E'[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
    when 'array' then
      jsonb_array_length(stored) between coalesce((schema ->> 'minItems')::integer, 0)
        and coalesce((schema ->> 'maxItems')::integer, 100)
      and not exists (
        select from jsonb_array_elements(stored) with ordinality as i (item, place)
        where not private.fits_schema(item, coalesce(schema -> 'prefixItems' -> (place - 1)::integer, schema -> 'items'))
      )
    when 'object' then
      stored ?& array(select jsonb_array_elements_text(schema -> 'required'))
      and not exists (
        select from jsonb_each(stored) as own
        where not coalesce(private.fits_schema(own.value, schema -> 'properties' -> own.key), false)
      )
    end, false);
end $function$;
grant execute on function private.fits_schema(stored jsonb, schema jsonb) to function_owner, service_role;
