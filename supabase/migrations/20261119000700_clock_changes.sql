-- Times that the clock of a zone skips in spring or shows twice in fall (decision 026).

create function private.is_skipped_time(clock timestamp, zone text) returns boolean
language sql stable set search_path = '' as $$
  select private.moment_of(clock, zone) at time zone zone <> clock
$$;

-- The first of the two is meant, as private.moment_of says.
create function private.is_repeated_time(clock timestamp, zone text) returns boolean
language sql stable set search_path = '' as $$
  select (private.moment_of(clock, zone) + interval '1 hour') at time zone zone = clock
$$;
grant execute on function private.is_skipped_time(timestamp, text), private.is_repeated_time(timestamp, text)
  to function_owner;

alter type public.event_change_outcome add value 'saved-first-time' after 'saved';
alter type public.event_change_outcome add value 'skipped-time' after 'no-dates';
alter type public.shift_save_outcome add value 'skipped-time' after 'saved';

create or replace function private.add_event_dates(
  wanted uuid, local_starts timestamp[], minutes integer, room integer, online integer
) returns public.event_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  about public.events;
begin
  select e.* into about from public.events e where e.id = wanted;
  if about.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if coalesce(cardinality(local_starts), 0) not between 1 and 104 then return 'invalid'; end if;
  if exists (select from unnest(local_starts) as start where private.is_skipped_time(start, about.time_zone)
    or private.is_skipped_time(start + make_interval(mins => minutes), about.time_zone)) then return 'skipped-time'; end if;
  insert into public.event_dates (event_id, starts_at, ends_at, room_capacity, online_capacity)
    select wanted, private.moment_of(start, about.time_zone),
      private.moment_of(start + make_interval(mins => minutes), about.time_zone),
      case when about.format <> 'online' then room end, case when about.format <> 'in-person' then online end
    from unnest(local_starts) as start;
  return (case when exists (select from unnest(local_starts) as start
    where private.is_repeated_time(start, about.time_zone)) then 'saved-first-time' else 'saved' end)::public.event_change_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;

create or replace function private.move_event_date(
  wanted uuid, local_start timestamp, minutes integer, room integer, online integer
) returns public.event_change_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;

-- A shift ends at the time on the clock, also in the night when clocks change.
create or replace function private.save_shift(
  shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp, minutes integer,
  time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean,
  needs_screening boolean, course uuid default null, out outcome public.shift_save_outcome, out id uuid
) language plpgsql security definer set search_path = '' as $$
declare
  held public.shifts;
  moved boolean;
  begins timestamptz := private.moment_of(starts, $9);
  finishes timestamptz := private.moment_of(starts + make_interval(mins => $8), $9);
begin
  if not coalesce(private.is_staff('outreach') or chapter in (select private.led_chapters()), false) then
    outcome := 'not-allowed';
    return;
  end if;
  if private.is_skipped_time(starts, $9) or private.is_skipped_time(starts + make_interval(mins => $8), $9) then
    outcome := 'skipped-time';
    return;
  end if;
  if shift is null then
    insert into public.shifts (title, about, place, chapter_id, event_id, starts_at, ends_at, time_zone, capacity,
        minimum_age, needs_certificate, needs_waiver, needs_screening, course_id)
      values (trim($2), private.filled_text($3), trim($4), $5, $6, begins, finishes, $9, $10,
        $11, $12, $13, $14, $15)
      returning shifts.id into save_shift.id;
    outcome := 'saved';
    return;
  end if;
  select * into held from public.shifts s where s.id = shift for update;
  if held.id is null then outcome := 'unknown'; return; end if;
  if not private.manages_shift(held) then outcome := 'not-allowed'; return; end if;
  if $10 < held.taken then outcome := 'too-small'; return; end if;
  moved := (held.starts_at, held.ends_at, held.place) is distinct from (begins, finishes, trim($4));
  update public.shifts s set title = trim($2), about = private.filled_text($3), place = trim($4), chapter_id = $5,
    event_id = $6, starts_at = begins, ends_at = finishes, time_zone = $9, capacity = $10,
    minimum_age = $11, needs_certificate = $12, needs_waiver = $13, needs_screening = $14, course_id = $15,
    sequence = s.sequence + 1
    where s.id = shift returning s.* into held;
  perform private.release_unscreened(shift);
  if moved then
    update public.shift_signups u set reminded_at = null where u.shift_id = shift;
    perform private.notify_about_shift(u.user_id, held, 'changed') from public.shift_signups u
      where u.shift_id = shift and u.status <> 'canceled';
  end if;
  perform private.fill_shift(shift);
  outcome := 'saved';
  id := shift;
exception
  when check_violation or not_null_violation or foreign_key_violation or datetime_field_overflow
    or numeric_value_out_of_range or invalid_parameter_value then outcome := 'invalid'; id := null;
end $$;
