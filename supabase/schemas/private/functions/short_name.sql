-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.short_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when cardinality(words) > 1 then format('%s %s.', words[1], upper(left(words[cardinality(words)], 1)))
    else words[1] end
  from regexp_split_to_array(trim(name), '\s+') as words
$function$;
grant execute on function private.short_name(name text) to function_owner;
