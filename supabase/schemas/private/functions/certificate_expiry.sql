-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.certificate_expiry(passed_at timestamp with time zone, months integer, previous timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select greatest(
    (case when passed_at >= previous - private.renewal_window() and passed_at < previous then previous
      else passed_at end at time zone 'UTC' + make_interval(months => months)) at time zone 'UTC',
    case when months is not null then previous end)
$function$;
grant execute on function private.certificate_expiry(passed_at timestamp with time zone, months integer, previous timestamp with time zone) to function_owner;
