-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.are_text_fields(fields jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(fields) = 'object' and not jsonb_path_exists(fields, 'strict $.* ? (@.type() != "string")')
$function$;
grant execute on function private.are_text_fields(fields jsonb) to function_owner, service_role;
