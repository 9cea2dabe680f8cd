-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.read_birth_month(given text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when given ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$' then (given || '-01')::date end
$function$;
grant execute on function private.read_birth_month(given text) to function_owner;
