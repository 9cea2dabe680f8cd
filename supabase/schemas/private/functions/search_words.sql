-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_words(given text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array_remove(regexp_split_to_array(
    regexp_replace(normalize(lower(given), nfd), '[\u0300-\u036f]', '', 'g'), '[[:space:][:punct:]]+'), '')
$function$;
grant execute on function private.search_words(given text) to function_owner, service_role;
