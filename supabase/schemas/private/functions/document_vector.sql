-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.document_vector(locale text, title text, passages text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select setweight(private.passage_vector(locale, title), 'A')
    || setweight(private.passage_vector(locale, passages[1]), 'B')
    || setweight(private.passage_vector(locale, array_to_string(passages[2:], E'\n')), 'D')
$function$;
grant execute on function private.document_vector(locale text, title text, passages text[]) to function_owner;
