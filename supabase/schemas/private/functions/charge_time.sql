-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.charge_time(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (day + time '12:00') at time zone s.giving_time_zone from public.site_settings s
$function$;
grant execute on function private.charge_time(day date) to function_owner;
