-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_event_date(wanted uuid, local_start timestamp without time zone, minutes integer, room integer, online integer)
 RETURNS public.event_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
  about public.events;
  first timestamptz;
  last timestamptz;
begin
  select d.* into day from public.event_dates d where d.id = wanted for update;
  select e.* into about from public.events e where e.id = day.event_id;
  if day.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if day.canceled_at is not null or day.ends_at <= now() then return 'too-late'; end if;
  room := case when about.format <> 'online' then room end;
  online := case when about.format <> 'in-person' then online end;
  if room < day.room_taken or online < day.online_taken or room is null and day.room_taken > 0
    or online is null and day.online_taken > 0 then return 'too-few-seats'; end if;
  first := private.moment_of(local_start, about.time_zone);
  last := private.moment_of(local_start + make_interval(mins => minutes), about.time_zone);
  if private.is_skipped_time(local_start, about.time_zone)
    or private.is_skipped_time(local_start + make_interval(mins => minutes), about.time_zone) then return 'skipped-time'; end if;
  update public.event_dates d set starts_at = first, ends_at = last, room_capacity = room, online_capacity = online
    where d.id = wanted;
  if (day.starts_at, day.ends_at) is distinct from (first, last) then
    update public.event_registrations r set reminders_sent = 0 where r.date_id = wanted and r.reminders_sent > 0;
    perform private.renew_dates(array[wanted]);
  end if;
  perform private.offer_seats(wanted, 'room'), private.offer_seats(wanted, 'online');
  return (case when private.is_repeated_time(local_start, about.time_zone)
    and day.starts_at is distinct from first then 'saved-first-time' else 'saved' end)::public.event_change_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.move_event_date(wanted uuid, local_start timestamp without time zone, minutes integer, room integer, online integer) owner to function_owner;
grant execute on function private.move_event_date(wanted uuid, local_start timestamp without time zone, minutes integer, room integer, online integer) to authenticated;
