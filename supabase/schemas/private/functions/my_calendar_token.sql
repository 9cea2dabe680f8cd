-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.my_calendar_token()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select l.token from private.calendar_links l where l.user_id = private.caller_id()
$function$;
alter function private.my_calendar_token() owner to function_owner;
grant execute on function private.my_calendar_token() to authenticated;
