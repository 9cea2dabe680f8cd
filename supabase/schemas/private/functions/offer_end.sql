-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.offer_end(day public.event_dates)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when now() < day.starts_at then least(now() + interval '24 hours', day.starts_at)
    else least(now() + interval '15 minutes', day.ends_at) end
$function$;
grant execute on function private.offer_end(day public.event_dates) to function_owner;
