-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_open_for_registration(day public.event_dates)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select day.id is not null and day.is_public and day.canceled_at is null and day.ends_at > now()
    and exists (select from public.events e
      where e.id = day.event_id and e.status = 'published' and e.needs_registration)
$function$;
grant execute on function private.is_open_for_registration(day public.event_dates) to function_owner;
