-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day uuid := coalesce(new.date_id, old.date_id);
begin
  update public.event_dates d set
    room_taken = d.room_taken + private.seats_of(new, 'room', false) - private.seats_of(old, 'room', false),
    online_taken = d.online_taken + private.seats_of(new, 'online', false) - private.seats_of(old, 'online', false),
    room_waiting = d.room_waiting + private.seats_of(new, 'room', true) - private.seats_of(old, 'room', true),
    online_waiting = d.online_waiting + private.seats_of(new, 'online', true) - private.seats_of(old, 'online', true)
    where d.id = day;
  if private.seats_of(new, 'room', false) < private.seats_of(old, 'room', false) then
    perform private.offer_seats(day, 'room');
  end if;
  if private.seats_of(new, 'online', false) < private.seats_of(old, 'online', false) then
    perform private.offer_seats(day, 'online');
  end if;
  return null;
end $function$;
alter function private.count_seats() owner to function_owner;
