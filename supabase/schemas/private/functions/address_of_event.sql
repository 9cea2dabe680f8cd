-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.address_of_event(about public.events)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select nullif(concat_ws(', ', about.street, about.city, about.state), '')
$function$;
grant execute on function private.address_of_event(about public.events) to function_owner;
