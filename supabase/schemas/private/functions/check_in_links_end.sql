-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in_links_end(day public.event_dates)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select day.ends_at + interval '6 hours'
$function$;
grant execute on function private.check_in_links_end(day public.event_dates) to function_owner;
