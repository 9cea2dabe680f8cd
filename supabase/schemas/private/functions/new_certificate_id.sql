-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.new_certificate_id()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32)
$function$;
grant execute on function private.new_certificate_id() to function_owner;
