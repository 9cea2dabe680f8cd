-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.regular_dates(about public.events)
 RETURNS SETOF public.event_dates
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select d.* from public.event_dates d
  where d.event_id = about.id and d.canceled_at is null and d.starts_at > now()
    and d.starts_at = private.moment_of(d.occurrence, about.time_zone)
    and d.ends_at = private.moment_of(d.occurrence + make_interval(mins => about.series_minutes), about.time_zone)
$function$;
grant execute on function private.regular_dates(about public.events) to function_owner;
