-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.person_hash(person uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(person::text, 'UTF8')), 'hex')
$function$;
grant execute on function private.person_hash(person uuid) to function_owner, service_role;
