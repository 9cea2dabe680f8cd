-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.masked_address(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select left(address, 1) || '•••' || substring(address from '@.*$')
$function$;
grant execute on function private.masked_address(address text) to function_owner;
