-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.address_digest(address text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select sha256(convert_to(lower(address), 'UTF8'))
$function$;
grant execute on function private.address_digest(address text) to function_owner;
