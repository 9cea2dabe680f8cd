-- What event staff and chapter leads do: write events, set dates, move and cancel them.

create type public.event_change_outcome as enum (
  'saved', 'taken-slug', 'fixed-slug', 'no-dates', 'too-few-seats', 'too-late', 'too-many-dates', 'no-reason', 'invalid', 'unknown', 'not-allowed'
);

-- An event, if the caller may edit it.
create function public.managed_event(event uuid) returns setof public.events
language plpgsql stable rows 1 set search_path = '' as $$
begin
  return query select e.* from public.events e
    where e.id = event and ((select private.is_staff('events')) or e.chapter_id = any (array(select private.led_chapters())));
end $$;

-- A page of the events that the caller may edit, the newest first: event staff read it from the index of all events,
-- chapter leads from the index of their chapter.
create function public.managed_events(status public.event_status default null, title text default null,
  after_created timestamptz default null, after_id uuid default null, up_to integer default 26)
returns setof public.events language plpgsql stable rows 26 set search_path = '' as $$
declare
  latest timestamptz := coalesce(after_created, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  words text := '%' || replace(replace(replace(title, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if private.is_staff('events') then
    return query select e.* from public.events e
      where (managed_events.status is null or e.status = managed_events.status) and (words is null or e.title ilike words)
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit least(up_to, 1000);
  else
    return query select e.* from public.events e
      where e.chapter_id = any (array(select private.led_chapters()))
        and (managed_events.status is null or e.status = managed_events.status) and (words is null or e.title ilike words)
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit least(up_to, 1000);
  end if;
end $$;
grant execute on function public.managed_event(uuid),
  public.managed_events(public.event_status, text, timestamptz, uuid, integer) to authenticated;

-- How many people get an email when a date, or all that is left of an event, is canceled.
create function private.people_to_tell(event uuid, date uuid default null) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.manages_events_of((select e.chapter_id from public.events e where e.id = event)) then return 0; end if;
  return (
    select count(distinct coalesce(r.user_id::text, lower(r.email)))
    from public.event_dates d join public.event_registrations r on r.date_id = d.id
    where d.event_id = event and d.id = coalesce(date, d.id) and d.canceled_at is null and d.ends_at > now()
      and r.status not in ('canceled', 'expired')
  );
end $$;
call private.publish_function('people_to_tell', '{authenticated}');

-- Emails everyone who is registered for some of the dates about changes and cancellations: one email per person about
-- both, and none twice for the same version of the calendar entries.
create function private.announce_dates(changed uuid[], canceled uuid[] default '{}', reason text default null) returns void
language sql set search_path = '' as $$
  select private.send_event_email(about.held[1],
    case when person.moved is null then 'event-canceled' else 'event-changed' end,
    format('event-dates %s %s', about.held[1].id, person.sequences[1]),
    jsonb_build_object('reason', trim(reason)) || case when person.moved is null then '{}' else jsonb_build_object('canceled',
      (select coalesce(jsonb_agg(private.email_params_of(lost)), '[]') from unnest(person.gone) as lost)) end,
    about.held[2:])
  from (
    select array_agg(r order by d.starts_at, d.id) filter (where d.id = any (changed)) as moved,
      array_agg(r order by d.starts_at, d.id) filter (where d.id = any (canceled)) as gone,
      array_agg(d.sequence order by d.id = any (canceled), d.starts_at, d.id) as sequences
    from public.event_dates d join public.event_registrations r on r.date_id = d.id
    where d.id = any (changed || canceled) and r.status not in ('canceled', 'expired')
    group by coalesce(r.user_id::text, lower(r.email))
  ) person cross join lateral (select coalesce(person.moved, person.gone) as held) about
$$;

-- Why an event cannot be changed like this, or null. Only cancel_event_date cancels, because it tells people; what
-- people registered for stays public, at the address in their emails.
create function private.event_problem(held public.events, changed public.events) returns public.event_change_outcome
language sql stable set search_path = '' as $$
  with upcoming as (
    select d.* from public.event_dates d where d.event_id = held.id and d.ends_at > now() and d.canceled_at is null
  ), facts as (
    select exists (select from public.event_dates d where d.event_id = held.id and d.last_number > 0) as is_registered,
      exists (select from public.event_dates d where d.event_id = held.id) as has_dates
  )
  select case
    when held.slug is not null and not private.manages_events_of(held.chapter_id)
      or not private.manages_events_of(changed.chapter_id) then 'not-allowed'
    when changed.status <> held.status and (changed.status = 'canceled' or held.status = 'canceled'
      or changed.status = 'draft' and facts.is_registered) then 'invalid'
    when changed.status = 'published' and not facts.has_dates then 'no-dates'
    when changed.slug <> held.slug and facts.is_registered then 'fixed-slug'
    when exists (select from upcoming where changed.format = 'online' and room_taken + room_waiting > 0
      or changed.format = 'in-person' and online_taken + online_waiting > 0) then 'too-few-seats'
  end::public.event_change_outcome
  from facts
$$;

-- Another time zone keeps the time on the wall, and another format drops the seats that it does not have.
create function private.update_event_dates(held public.events, changed public.events) returns void
language plpgsql set search_path = '' as $$
begin
  update public.event_dates d set
    starts_at = private.moment_of(d.starts_at at time zone held.time_zone, changed.time_zone),
    ends_at = private.moment_of(d.ends_at at time zone held.time_zone, changed.time_zone)
    where d.event_id = changed.id and d.ends_at > now() and held.time_zone <> changed.time_zone;
  update public.event_dates d set
    room_capacity = case when changed.format <> 'online' then d.room_capacity end,
    online_capacity = case when changed.format <> 'in-person' then d.online_capacity end
    where d.event_id = changed.id and d.ends_at > now() and held.format <> changed.format;
  if (held.title, held.place, held.street, held.city, held.state, held.time_zone) is distinct from
    (changed.title, changed.place, changed.street, changed.city, changed.state, changed.time_zone) then
    perform private.renew_dates(array(select d.id from public.event_dates d
      where d.event_id = changed.id and d.ends_at > now() and d.canceled_at is null));
  end if;
end $$;
grant execute on function private.event_problem(public.events, public.events),
  private.update_event_dates(public.events, public.events) to function_owner;

-- Creates an event, or changes the given columns of one. People who registered get an email about a new title, place or time.
create function private.save_event(wanted uuid, details jsonb)
returns table (outcome public.event_change_outcome, event uuid) language plpgsql security definer set search_path = '' as $$
declare
  held public.events;
  changed public.events;
begin
  select e.* into held from public.events e where e.id = wanted for update;
  if wanted is not null and held.id is null then outcome := 'unknown'; return next; return; end if;
  if held.id is null then
    held.id := gen_random_uuid();
    held.created_at := now();
    held.updated_at := now();
    held.status := 'draft';
    held.description := '';
    held.features := '{}';
    held.questions := '[]';
    held.line_up := '[]';
    held.take_home := '[]';
    held.series_skips := '{}';
    held.needs_registration := true;
  end if;
  changed := jsonb_populate_record(held, details - '{id,created_at,updated_at,series_rule,series_start,series_minutes,series_skips}'::text[]);
  outcome := private.event_problem(held, changed);
  if outcome is not null then return next; return; end if;
  insert into public.events values (changed.*)
    on conflict (id) do update set slug = excluded.slug, kind = excluded.kind, status = excluded.status,
      title = excluded.title, summary = excluded.summary, description = excluded.description,
      chapter_id = excluded.chapter_id, format = excluded.format, place = excluded.place, street = excluded.street,
      city = excluded.city, directions = excluded.directions, state = excluded.state, time_zone = excluded.time_zone,
      poster_art = excluded.poster_art, poster_color = excluded.poster_color, features = excluded.features,
      questions = excluded.questions, line_up = excluded.line_up, take_home = excluded.take_home, needs_registration = excluded.needs_registration,
      recap = excluded.recap, people_trained = excluded.people_trained, kits_given = excluded.kits_given;
  perform private.update_event_dates(held, changed);
  outcome := 'saved';
  event := changed.id;
  return next;
exception
  when unique_violation then
    outcome := 'taken-slug';
    return next;
  when check_violation or not_null_violation or invalid_text_representation or foreign_key_violation then
    outcome := 'invalid';
    return next;
end $$;

-- The next version of the calendar entries, sent to everyone who is registered.
create function private.renew_dates(dates uuid[]) returns void language plpgsql set search_path = '' as $$
begin
  update public.event_dates d set sequence = d.sequence + 1 where d.id = any (dates);
  perform private.announce_dates(dates);
end $$;
grant execute on function private.announce_dates(uuid[], uuid[], text), private.renew_dates(uuid[]) to function_owner;
call private.publish_function('save_event', '{authenticated}', 'event uuid, details jsonb');

-- Times are those of the clock on the wall where the event is, and so are the minutes from start to end: a night on
-- which the clock changes is an hour shorter or longer. The row stores moments.
create function private.add_event_dates(wanted uuid, local_starts timestamp[], minutes integer, room integer, online integer)
returns public.event_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  about public.events;
begin
  select e.* into about from public.events e where e.id = wanted;
  if about.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if coalesce(cardinality(local_starts), 0) not between 1 and 104 then return 'invalid'; end if;
  insert into public.event_dates (event_id, starts_at, ends_at, room_capacity, online_capacity)
    select wanted, private.moment_of(start, about.time_zone),
      private.moment_of(start + make_interval(mins => minutes), about.time_zone),
      case when about.format <> 'online' then room end, case when about.format <> 'in-person' then online end
    from unnest(local_starts) as start;
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('add_event_dates', '{authenticated}',
  'event uuid, starts timestamp[], minutes integer, room_capacity integer default null, online_capacity integer default null');

-- Moves a date or changes its seats. Only another time makes a new version of the calendar entry.
create function private.move_event_date(wanted uuid, local_start timestamp, minutes integer, room integer, online integer)
returns public.event_change_outcome language plpgsql security definer set search_path = '' as $$
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
  update public.event_dates d set starts_at = first, ends_at = last, room_capacity = room, online_capacity = online
    where d.id = wanted;
  if (day.starts_at, day.ends_at) is distinct from (first, last) then
    update public.event_registrations r set reminders_sent = 0 where r.date_id = wanted and r.reminders_sent > 0;
    perform private.renew_dates(array[wanted]);
  end if;
  perform private.offer_seats(wanted, 'room'), private.offer_seats(wanted, 'online');
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('move_event_date', '{authenticated}',
  'date uuid, starts timestamp, minutes integer, room_capacity integer default null, online_capacity integer default null');

-- Cancels dates of an event and emails the people, who in the same email hear of other dates that changed. The event is
-- canceled with the last date that was left.
create function private.cancel_dates(dates uuid[], reason text, changed uuid[] default '{}') returns void
language plpgsql set search_path = '' as $$
begin
  update public.event_dates d set canceled_at = now(), sequence = d.sequence + 1
    where d.id = any (dates) and d.canceled_at is null;
  update public.event_dates d set sequence = d.sequence + 1 where d.id = any (changed);
  perform private.announce_dates(changed, dates, reason);
  update public.events e set status = 'canceled'
    where e.id in (select d.event_id from public.event_dates d where d.id = any (dates)) and e.status = 'published'
      and not exists (select from public.event_dates d where d.event_id = e.id and d.canceled_at is null);
end $$;
grant execute on function private.cancel_dates(uuid[], text, uuid[]) to function_owner;

create function private.cancel_event_date(wanted uuid, reason text) returns public.event_change_outcome
language plpgsql security definer set search_path = '' as $$
declare
  day public.event_dates;
begin
  select d.* into day from public.event_dates d where d.id = wanted for update;
  if day.id is null or day.canceled_at is not null then return 'unknown'; end if;
  if not private.manages_events_of((select e.chapter_id from public.events e where e.id = day.event_id)) then
    return 'not-allowed';
  end if;
  if day.ends_at <= now() then return 'too-late'; end if;
  if coalesce(length(trim(reason)) not between 5 and 300, true) then return 'invalid'; end if;
  perform private.cancel_dates(array[wanted], reason);
  return 'saved';
end $$;
call private.publish_function('cancel_event_date', '{authenticated}', 'date uuid, reason text');

-- Cancels every date that is not over.
create function private.cancel_event(wanted uuid, reason text) returns public.event_change_outcome
language plpgsql security definer set search_path = '' as $$
declare
  about public.events;
  dates uuid[];
begin
  select e.* into about from public.events e where e.id = wanted;
  if about.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if coalesce(length(trim(reason)) not between 5 and 300, true) then return 'invalid'; end if;
  -- In the order of the ids, as when people register for several dates.
  select array_agg(d.id) into dates from (
    select d.id from public.event_dates d
    where d.event_id = wanted and d.canceled_at is null and d.ends_at > now() order by d.id for update
  ) d;
  if dates is null then return 'too-late'; end if;
  perform private.cancel_dates(dates, reason);
  return 'saved';
end $$;
call private.publish_function('cancel_event', '{authenticated}', 'event uuid, reason text');

create function private.set_join_link(wanted uuid, link text, how text) returns public.event_change_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.event_dates d where d.id = wanted) then return 'unknown'; end if;
  if not private.manages_events_of((
    select e.chapter_id from public.event_dates d join public.events e on e.id = d.event_id where d.id = wanted
  )) then return 'not-allowed'; end if;
  insert into public.event_join_links (date_id, url, instructions) values (wanted, trim(link), nullif(trim(how), ''))
    on conflict (date_id) do update set url = excluded.url, instructions = excluded.instructions;
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('set_join_link', '{authenticated}', 'date uuid, url text, instructions text default null');
