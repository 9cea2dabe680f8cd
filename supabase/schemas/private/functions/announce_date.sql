-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.announce_date(day public.event_dates, message text, more jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.send_event_email(r, message, format('%s %s %s', message, r.id, day.sequence), more)
  from public.event_registrations r
  where r.date_id = day.id and r.status not in ('canceled', 'expired') order by r.number
$function$;
grant execute on function private.announce_date(day public.event_dates, message text, more jsonb) to function_owner;
