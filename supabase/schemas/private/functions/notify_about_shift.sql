-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.notify_about_shift(person uuid, about public.shifts, what text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.notify(person, 'events', 'shift-notice', jsonb_build_object('what', what, 'title', about.title,
    'startsAt', about.starts_at, 'timeZone', about.time_zone, 'place', about.place, 'reason', about.cancel_reason))
$function$;
grant execute on function private.notify_about_shift(person uuid, about public.shifts, what text) to function_owner;
