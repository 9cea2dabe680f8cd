-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_config(locale text)
 RETURNS regconfig
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when locale like 'en%' then 'pg_catalog.english' else 'pg_catalog.simple' end::regconfig
$function$;
grant execute on function private.search_config(locale text) to function_owner;
