-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.clean_certificate_name(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select cleaned from trim(regexp_replace(given, '[[:space:]]+', ' ', 'g')) as cleaned
  where length(cleaned) between 1 and 100 and private.is_plain_name(cleaned)
$function$;
grant execute on function private.clean_certificate_name(given text) to function_owner;
