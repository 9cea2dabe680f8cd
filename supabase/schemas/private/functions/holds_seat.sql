-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.holds_seat(status public.registration_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select status in ('confirmed', 'awaiting-permission', 'offered')
$function$;
grant execute on function private.holds_seat(status public.registration_status) to function_owner;
