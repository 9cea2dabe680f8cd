-- Dates of events. The numbers of seats are on the row, so that visitors see them without reading registrations.

create type public.event_channel as enum ('room', 'online');

create table public.event_dates (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  occurrence timestamp,
  is_public boolean not null default false,
  state text,
  canceled_at timestamptz,
  sequence integer not null default 0 check (sequence >= 0),
  room_capacity integer check (room_capacity between 1 and 100000),
  online_capacity integer check (online_capacity between 1 and 100000),
  room_taken integer not null default 0 check (room_taken between 0 and coalesce(room_capacity, 0)),
  online_taken integer not null default 0 check (online_taken between 0 and coalesce(online_capacity, 0)),
  room_waiting integer not null default 0 check (room_waiting >= 0),
  online_waiting integer not null default 0 check (online_waiting >= 0),
  last_number integer not null default 0 check (last_number >= 0),
  released_at timestamptz,
  check (ends_at > starts_at and ends_at <= starts_at + interval '14 days')
);
comment on table public.event_dates is 'class:public';
comment on column public.event_dates.occurrence is
  'Its time in the series, on the clock on the wall; null for a single date. It stays when staff move the date.';
comment on column public.event_dates.is_public is 'Whether the event is published or canceled; set by triggers.';
comment on column public.event_dates.state is 'Where the room is; null for online events. Set by triggers, for the list near a visitor.';
comment on column public.event_dates.sequence is 'Version of the calendar entry, for SEQUENCE in ICS.';
comment on column public.event_dates.room_capacity is 'Null if nobody can register for the room.';
comment on column public.event_dates.room_taken is 'Seats of confirmed and offered registrations; set by a trigger.';
comment on column public.event_dates.room_waiting is 'People on the waiting list; set by a trigger.';
comment on column public.event_dates.last_number is 'Number of the last registration.';
comment on column public.event_dates.released_at is
  'When helpers released seats that nobody had claimed; from then on seats are offered on the spot.';
create index event_dates_event on public.event_dates (event_id, starts_at);
create unique index event_dates_occurrence on public.event_dates (event_id, occurrence);
create index event_dates_start on public.event_dates (starts_at, id);
create index event_dates_state on public.event_dates (state, starts_at, id);
create index event_dates_public_end on public.event_dates (ends_at) where is_public;
alter table public.event_dates enable row level security;
grant select, insert, update, delete on public.event_dates to service_role;
grant select, insert, update, delete on public.event_dates to function_owner;
grant select on public.event_dates to anon, authenticated;

-- The events that the caller leads as a chapter lead.
create function private.led_events() returns setof uuid
language sql stable set search_path = '' as $$
  select e.id from public.events e where e.chapter_id in (select private.led_chapters())
$$;
grant execute on function private.led_events() to authenticated;

create policy "function owner manages event dates" on public.event_dates for all to function_owner
  using (true) with check (true);
create policy "visitors read dates of published events" on public.event_dates for select to anon using (is_public);
create policy "members read public dates, event staff and chapter leads all of theirs" on public.event_dates
  for select to authenticated
  using (is_public or event_id = any (array(select private.led_events()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

alter publication supabase_realtime add table public.event_dates;

create function private.publish_new_date() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select e.status <> 'draft', case when e.format <> 'online' then e.state end into new.is_public, new.state
    from public.events e where e.id = new.event_id;
  return new;
end $$;
call private.publish_function('publish_new_date');
create trigger publish_new_date before insert on public.event_dates
  for each row execute function private.publish_new_date();

create function private.publish_dates() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  place text := case when new.format <> 'online' then new.state end;
begin
  update public.event_dates d set is_public = new.status <> 'draft', state = place
    where d.event_id = new.id and (d.is_public <> (new.status <> 'draft') or d.state is distinct from place);
  return null;
end $$;
call private.publish_function('publish_dates');
create trigger publish_dates after update of status, format, state on public.events
  for each row execute function private.publish_dates();

-- Cached pages depend on the event, so that a new time drops them and a taken seat does not.
create function private.touch_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.events e set updated_at = now() where e.id = new.event_id;
  return null;
end $$;
call private.publish_function('touch_event');
create trigger touch_event after insert or update of starts_at, ends_at, canceled_at, room_capacity, online_capacity
  on public.event_dates for each row execute function private.touch_event();

-- The moment at which the clock on the wall shows a time: the first of the two where the clock goes back, and after
-- the gap where it goes forward, as in RFC 5545, 3.3.5.
create function private.moment_of(clock timestamp, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when (clock at time zone zone - interval '1 hour') at time zone zone = clock
    then clock at time zone zone - interval '1 hour' else clock at time zone zone end
$$;
grant execute on function private.moment_of(timestamp, text) to function_owner;
