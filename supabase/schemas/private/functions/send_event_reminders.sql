-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_event_reminders()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations;
  due record;
  sent bigint := 0;
begin
  for due in
    select r.id, step.number from public.event_dates d
    join (values (1, interval '7 days', interval '1 day'), (2, interval '1 day', interval '1 hour'),
      (3, interval '1 hour', interval '0')) as step (number, before, until)
      on now() >= d.starts_at - step.before and now() < d.starts_at - step.until
    join public.event_registrations r on r.date_id = d.id and r.status = 'confirmed'
      and r.reminders_sent < step.number and r.created_at < d.starts_at - step.before
    where d.starts_at between now() and now() + interval '7 days' and d.is_public and d.canceled_at is null
    order by d.id, r.number limit 2000
  loop
    update public.event_registrations r set reminders_sent = due.number
      where r.id = due.id and r.status = 'confirmed' and r.reminders_sent < due.number returning r.* into held;
    continue when held.id is null;
    if held.user_id is null or private.is_wanted(held.user_id, 'events', 'email') then
      perform private.send_event_email(held,
        case due.number when 1 then 'event-in-a-week' when 2 then 'event-tomorrow' else 'event-in-an-hour' end,
        format('event-reminder %s %s %s', due.number, held.id,
          (select d.sequence from public.event_dates d where d.id = held.date_id)));
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end $function$;
alter function private.send_event_reminders() owner to function_owner;
