-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.html_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select replace(private.html_escaped(private.plain_text(given)), E'\n', '<br>')
$function$;
grant execute on function private.html_text(given text) to function_owner;
