-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.recovery_code_hash(member uuid, code text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select sha256(convert_to(member || ':' || regexp_replace(lower(code), '[^0-9a-f]', '', 'g'), 'utf8'))
$function$;
grant execute on function private.recovery_code_hash(member uuid, code text) to function_owner;
