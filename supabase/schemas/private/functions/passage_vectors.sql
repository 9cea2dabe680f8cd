-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.passage_vectors(locale text, passages text[])
 RETURNS tsvector[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array(
    select private.passage_vector(locale, passage) from unnest(passages) with ordinality p (passage, n) order by n
  )
$function$;
grant execute on function private.passage_vectors(locale text, passages text[]) to function_owner;
