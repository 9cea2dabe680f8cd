-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_too_old_to_send(written timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select written < now() - interval '72 hours'
$function$;
grant execute on function private.is_too_old_to_send(written timestamp with time zone) to function_owner;
