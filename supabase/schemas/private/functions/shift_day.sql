-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.shift_day(shift public.shifts)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (shift.starts_at at time zone shift.time_zone)::date
$function$;
grant execute on function private.shift_day(shift public.shifts) to function_owner;
