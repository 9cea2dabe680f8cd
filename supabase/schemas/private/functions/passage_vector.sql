-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.passage_vector(locale text, passage text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select to_tsvector(private.search_config(locale), regexp_replace(passage, '\{[a-z]+(:[a-z]+)?\}', ' ', 'g'))
$function$;
grant execute on function private.passage_vector(locale text, passage text) to function_owner;
