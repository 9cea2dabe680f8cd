-- Repeating dates. The server expands the rule; a date of the series that staff moved or canceled is an exception,
-- which no later rule changes or brings back.

-- Dates of the series that are ahead and as the rule made them.
create function private.regular_dates(about public.events) returns setof public.event_dates
language sql stable set search_path = '' as $$
  select d.* from public.event_dates d
  where d.event_id = about.id and d.canceled_at is null and d.starts_at > now()
    and d.starts_at = private.moment_of(d.occurrence, about.time_zone)
    and d.ends_at = private.moment_of(d.occurrence + make_interval(mins => about.series_minutes), about.time_zone)
$$;

-- The occurrences that are ahead, without the skipped days.
create function private.occurrences_ahead(occurrences timestamp[], skips date[], zone text) returns timestamp[]
language sql stable set search_path = '' as $$
  select array(select distinct o from unnest(occurrences) as o
    where o::date <> all (skips) and private.moment_of(o, zone) > now() order by o)
$$;

-- Moves the dates whose day stays to the time of the rule, and returns those that have another time now.
create function private.move_regular_dates(about public.events, wished timestamp[], minutes integer) returns uuid[]
language sql set search_path = '' as $$
  with planned as (
    select d.id, w as occurrence, private.moment_of(w, about.time_zone) as starts_at,
      private.moment_of(w + make_interval(mins => minutes), about.time_zone) as ends_at
    from private.regular_dates(about) d join unnest(wished) as w on w::date = d.occurrence::date
  ), moved as (
    update public.event_dates d set occurrence = p.occurrence, starts_at = p.starts_at, ends_at = p.ends_at
    from planned p
    where d.id = p.id and (d.starts_at, d.ends_at) is distinct from (p.starts_at, p.ends_at) returning d.id
  )
  select array(select id from moved)
$$;

-- Removes dates from the series: those that people registered for are canceled, with an email, and become single dates,
-- so that a later rule can have their days again. The email is also about the dates that moved.
create function private.remove_dates(gone uuid[], moved uuid[], reason text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.event_dates d set occurrence = null where d.id = any (gone);
  perform private.cancel_dates(array(
    select d.id from public.event_dates d where d.id = any (gone) and d.last_number > 0), reason, moved);
  delete from public.event_dates d where d.id = any (gone) and d.last_number = 0;
end $$;

-- Creates or changes the repeating dates of an event. Seats are those of new dates.
create function private.save_event_series(wanted uuid, rule text, first timestamp, minutes integer, skips date[],
  occurrences timestamp[], room integer, online integer, reason text)
returns public.event_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  about public.events;
  wished timestamp[];
  gone uuid[];
  moved uuid[];
begin
  select e.* into about from public.events e where e.id = wanted for update;
  if about.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if about.status = 'canceled' then return 'too-late'; end if;
  if exists (select from unnest(occurrences) as o where o::time <> first::time) then return 'invalid'; end if;
  wished := private.occurrences_ahead(occurrences, skips, about.time_zone);
  if coalesce(cardinality(wished), 0) = 0 then return 'invalid'; end if;
  if cardinality(wished) > 60 then return 'too-many-dates'; end if;
  -- In the order of the ids, as when people register for several dates.
  perform from public.event_dates d where d.event_id = wanted and d.ends_at > now() order by d.id for update;
  gone := array(select d.id from private.regular_dates(about) d
    where d.occurrence::date <> all (select o::date from unnest(wished) as o));
  if coalesce(length(trim(reason)) not between 5 and 300, true) and exists (
    select from public.event_registrations r where r.date_id = any (gone) and r.status not in ('canceled', 'expired')
  ) then return 'no-reason'; end if;
  moved := private.move_regular_dates(about, wished, minutes);
  insert into public.event_dates (event_id, occurrence, starts_at, ends_at, room_capacity, online_capacity)
    select wanted, o, private.moment_of(o, about.time_zone),
      private.moment_of(o + make_interval(mins => minutes), about.time_zone),
      case when about.format <> 'online' then room end, case when about.format <> 'in-person' then online end
    from unnest(wished) as o
    where not exists (select from public.event_dates d where d.event_id = wanted and d.occurrence::date = o::date);
  update public.events e set series_rule = rule, series_start = first, series_minutes = minutes, series_skips = skips
    where e.id = wanted;
  update public.event_registrations r set reminders_sent = 0 where r.date_id = any (moved) and r.reminders_sent > 0;
  perform private.remove_dates(gone, moved, reason);
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
grant execute on function private.regular_dates(public.events),
  private.occurrences_ahead(timestamp[], date[], text),
  private.move_regular_dates(public.events, timestamp[], integer), private.remove_dates(uuid[], uuid[], text) to function_owner;
call private.publish_function('save_event_series', '{authenticated}',
  'event uuid, rule text, starts timestamp, minutes integer, skips date[], occurrences timestamp[], room_capacity integer default null, online_capacity integer default null, reason text default null');
