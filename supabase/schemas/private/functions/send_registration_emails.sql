-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_registration_emails(made uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.send_event_email(taken.held[1],
    case taken.status when 'confirmed' then 'event-confirmed' else 'event-waiting' end,
    format('event-%s %s', taken.status, taken.held[1].id), '{}', taken.held[2:])
  from (
    select r.status, array_agg(r order by d.starts_at, d.id) as held
    from public.event_registrations r join public.event_dates d on d.id = r.date_id
    where r.id = any (made) and r.status in ('confirmed', 'waiting') group by d.event_id, r.status
  ) taken
$function$;
grant execute on function private.send_registration_emails(made uuid[]) to function_owner;
