-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.offer_seats(wanted uuid, by_channel public.event_channel)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
  next public.event_registrations;
begin
  loop
    select d.* into day from public.event_dates d where d.id = wanted for update;
    exit when day.id is null or day.canceled_at is not null or not day.is_public
      or now() >= case when day.released_at is null then day.starts_at else day.ends_at end;
    select r.* into next from public.event_registrations r
      where r.date_id = wanted and r.channel = by_channel and r.status = 'waiting' order by r.number limit 1;
    exit when next.id is null or private.free_seats(day, by_channel) < next.party_size;
    update public.event_registrations r set status = 'offered', changed_at = now(),
      offer_expires_at = private.offer_end(day)
      where r.id = next.id returning r.* into next;
    perform private.send_event_email(next, 'event-offer', 'event-offer ' || next.id);
  end loop;
end $function$;
grant execute on function private.offer_seats(wanted uuid, by_channel public.event_channel) to function_owner;
