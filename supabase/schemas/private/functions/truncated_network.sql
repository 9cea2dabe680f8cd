-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.truncated_network(address inet)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select host(network(set_masklen(address, case family(address) when 4 then 24 else 48 end)))
$function$;
grant execute on function private.truncated_network(address inet) to function_owner;
