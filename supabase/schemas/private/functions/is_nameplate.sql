-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_nameplate(given text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  words record := private.nameplate_words();
begin
  return coalesce(given = split_part(given, ' ', 1) || ' ' || split_part(given, ' ', 2)
    and split_part(given, ' ', 1) = any (words.first) and split_part(given, ' ', 2) = any (words.second), false);
end $function$;
grant execute on function private.is_nameplate(given text) to function_owner;
