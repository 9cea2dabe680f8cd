-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mail_html(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select replace(private.html_escaped(private.mail_text(given)), E'\n', '<br>')
$function$;
grant execute on function private.mail_html(given text) to keeper;
