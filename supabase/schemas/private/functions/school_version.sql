-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.school_version(blocks jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(block order by n), '[]')
  from jsonb_array_elements(blocks) with ordinality as b (block, n)
  where not block @> '{"isForAdults": true}'
$function$;
grant execute on function private.school_version(blocks jsonb) to function_owner;
