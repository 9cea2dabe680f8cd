-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.object_bytes(metadata jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce((metadata ->> 'size')::bigint, 0)
$function$;
grant execute on function private.object_bytes(metadata jsonb) to function_owner;
