-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.new_nameplate()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  words record := private.nameplate_words();
begin
  return words.first[1 + floor(random() * cardinality(words.first))::integer] || ' '
    || words.second[1 + floor(random() * cardinality(words.second))::integer];
end $function$;
alter function private.new_nameplate() owner to function_owner;
grant execute on function private.new_nameplate() to anon;
