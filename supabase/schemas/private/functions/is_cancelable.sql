-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_cancelable(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select status in ('requested', 'approved')
$function$;
grant execute on function private.is_cancelable(status text) to authenticated, function_owner;
