-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.guest_digest(key text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when length(key) between 32 and 200 then sha256(convert_to(key, 'UTF8')) end
$function$;
grant execute on function private.guest_digest(key text) to function_owner;
