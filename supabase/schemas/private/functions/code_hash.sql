-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.code_hash(given text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select sha256(convert_to(
    translate(regexp_replace(upper(given), '[^A-Z0-9]', '', 'g'), 'OIL', '011'), 'UTF8'))
$function$;
grant execute on function private.code_hash(given text) to function_owner;
