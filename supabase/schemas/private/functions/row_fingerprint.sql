-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.row_fingerprint(record jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select md5((record - 'updated_at')::text)
$function$;
grant execute on function private.row_fingerprint(record jsonb) to function_owner;
