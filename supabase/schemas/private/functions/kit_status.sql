-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.kit_status()
 RETURNS TABLE(has_certificate boolean, has_consent boolean, has_open_request boolean, next_request_at timestamp with time zone, days_between integer, kits integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from private.kit_status_of(private.caller_id())
$function$;
alter function private.kit_status() owner to function_owner;
grant execute on function private.kit_status() to authenticated;
