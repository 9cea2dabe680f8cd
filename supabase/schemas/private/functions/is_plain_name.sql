-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_plain_name(given text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select private.is_plain_line(given) and given !~* '@|://|www[.]|[[:alnum:]][.。．｡][[:alpha:]]{2}'
$function$;
grant execute on function private.is_plain_name(given text) to authenticated, function_owner, service_role;
