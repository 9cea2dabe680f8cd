-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.recovery_codes_left()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) from private.recovery_codes
  where user_id = (select private.caller_id()) and used_at is null
$function$;
alter function private.recovery_codes_left() owner to function_owner;
grant execute on function private.recovery_codes_left() to authenticated;
