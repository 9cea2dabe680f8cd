-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.title_patterns(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  -- One or two letters have no trigram inside a word, so they are the beginning of one.
  select case when length(words) < 3 then array[escaped || '%', '% ' || escaped || '%'] else array['%' || escaped || '%'] end
  from (select replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_')) e (escaped)
$function$;
alter function private.title_patterns(words text) owner to function_owner;
grant execute on function private.title_patterns(words text) to authenticated;
