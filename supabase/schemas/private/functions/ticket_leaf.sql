-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.ticket_leaf(number integer, code text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select sha256('\x00'::bytea || convert_to(lpad(number::text, greatest(4, length(number::text)), '0') || ':' || code, 'UTF8'))
$function$;
grant execute on function private.ticket_leaf(number integer, code text) to function_owner;
