-- Seats and the waiting list. Whatever changes a registration, a trigger counts the seats on the row of the date,
-- whose constraints refuse more than the capacity, and offers freed seats to the people who wait longest.

create function private.holds_seat(status public.registration_status) returns boolean
language sql immutable set search_path = '' as $$
  select status in ('confirmed', 'awaiting-permission', 'offered')
$$;

create function private.seats_of(held public.event_registrations, by_channel public.event_channel, is_waiting boolean)
returns integer language sql immutable set search_path = '' as $$
  select case when held.channel = by_channel
    and (case when is_waiting then held.status = 'waiting' else private.holds_seat(held.status) end)
    then held.party_size else 0 end
$$;

-- Until when an offered seat is held: a day, at most until the start; 15 minutes once the event has started.
create function private.offer_end(day public.event_dates) returns timestamptz language sql stable set search_path = '' as $$
  select case when now() < day.starts_at then least(now() + interval '24 hours', day.starts_at)
    else least(now() + interval '15 minutes', day.ends_at) end
$$;

create function private.free_seats(day public.event_dates, by_channel public.event_channel) returns integer
language sql immutable set search_path = '' as $$
  select case by_channel when 'room' then day.room_capacity - day.room_taken
    else day.online_capacity - day.online_taken end
$$;

create function private.people_waiting(day public.event_dates, by_channel public.event_channel) returns integer
language sql immutable set search_path = '' as $$
  select case by_channel when 'room' then day.room_waiting else day.online_waiting end
$$;

-- The place of a registration on the waiting list, from 1.
create function private.waiting_position(held public.event_registrations) returns integer
language sql stable set search_path = '' as $$
  select case when held.status = 'waiting' then (
    select count(*)::integer from public.event_registrations r
    where r.date_id = held.date_id and r.channel = held.channel and r.status = 'waiting' and r.number <= held.number
  ) end
$$;

create function private.address_of(held public.event_registrations) returns text
language sql stable set search_path = '' as $$
  select coalesce(held.email, (select m.address from private.confirmed_emails m where m.user_id = held.user_id))
$$;

-- What an email and its calendar entry say about one registration.
create function private.email_params_of(held public.event_registrations) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('date_id', d.id, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'sequence', d.sequence,
    'channel', held.channel, 'party_size', held.party_size, 'code', held.ticket_code,
    'link', (select l.token from private.registration_links l where l.registration_id = held.id),
    'position', private.waiting_position(held), 'offer_expires_at', held.offer_expires_at,
    'join_url', (select j.url from public.event_join_links j
      where j.date_id = d.id and held.channel = 'online' and held.status = 'confirmed'))
  from public.event_dates d where d.id = held.date_id
$$;

-- Queues an email about a registration, and about others of the same person for the same event.
create function private.send_event_email(held public.event_registrations, message text, dedupe_key text,
  more jsonb default '{}', others public.event_registrations[] default '{}') returns void
language sql set search_path = '' as $$
  select private.queue_email(message, private.address_of(held), jsonb_build_object(
    'event', e.slug, 'title', e.title, 'time_zone', e.time_zone, 'place', e.place,
    'address', private.address_of_event(e), 'name', held.name, 'email', private.address_of(held),
    'others', (select coalesce(jsonb_agg(private.email_params_of(other)), '[]') from unnest(others) as other)
  ) || private.email_params_of(held) || more, dedupe_key, coalesce(private.language_of(held.user_id), 'en'))
  from public.event_dates d join public.events e on e.id = d.event_id
  where d.id = held.date_id and private.address_of(held) is not null
$$;

-- Offers free seats in the order of the waiting list. A party that is too large waits, and everyone behind it too.
create function private.offer_seats(wanted uuid, by_channel public.event_channel) returns void
language plpgsql set search_path = '' as $$
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
end $$;

create function private.count_seats() returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('count_seats');
create trigger count_seats after insert or delete or update of status, channel, party_size
  on public.event_registrations for each row execute function private.count_seats();

grant execute on function private.holds_seat(public.registration_status),
  private.seats_of(public.event_registrations, public.event_channel, boolean), private.offer_end(public.event_dates),
  private.free_seats(public.event_dates, public.event_channel),
  private.people_waiting(public.event_dates, public.event_channel),
  private.waiting_position(public.event_registrations), private.address_of(public.event_registrations),
  private.email_params_of(public.event_registrations),
  private.send_event_email(public.event_registrations, text, text, jsonb, public.event_registrations[]),
  private.offer_seats(uuid, public.event_channel) to function_owner;

-- Offers that nobody answered in time end, and their seats are offered to the next.
create function private.expire_offers() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  held record;
  ended bigint := 0;
begin
  for held in
    select r.id, r.date_id from public.event_registrations r
    where r.status = 'offered' and r.offer_expires_at <= now() order by r.date_id, r.number limit 1000
  loop
    -- The date is locked first, as everywhere, so that no two transactions wait for each other.
    perform from public.event_dates d where d.id = held.date_id for update;
    update public.event_registrations r set status = 'expired', changed_at = now()
      where r.id = held.id and r.status = 'offered' and r.offer_expires_at <= now();
    if found then ended := ended + 1; end if;
  end loop;
  return ended;
end $$;
call private.publish_function('expire_offers');
insert into private.periodic_tasks (name, every) values ('expire_offers', '1 minute');
