-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.last_day(ends_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (ends_at at time zone s.giving_time_zone)::date - 1 from public.site_settings s
$function$;
grant execute on function private.last_day(ends_at timestamp with time zone) to function_owner;
