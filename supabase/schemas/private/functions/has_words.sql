-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_words(name text, beginnings text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select not exists (
    select from unnest(beginnings) as beginning
    where not exists (select from unnest(private.search_words(name)) as word where starts_with(word, beginning))
  )
$function$;
grant execute on function private.has_words(name text, beginnings text[]) to function_owner;
