-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_email_address(given text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select length(given) <= 254
    and given ~ '^[^[:cntrl:][:space:]@<>,;:"()\\]+@[^[:cntrl:][:space:]@<>,;:"()\\.]+(\.[^[:cntrl:][:space:]@<>,;:"()\\.]+)+$'
$function$;
grant execute on function private.is_email_address(given text) to function_owner;
