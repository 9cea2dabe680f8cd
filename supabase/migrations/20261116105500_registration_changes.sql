-- Changing, canceling and answering offers, by a member or by the link in an email.

-- The id of the registration for a token, or for the id of the caller's own.
create function private.registration_of(key text) returns uuid language sql stable set search_path = '' as $$
  select coalesce(
    (select l.registration_id from private.registration_links l where l.token = key),
    (select r.id from public.event_registrations r where r.user_id = private.caller_id()
      and r.id = case when key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then key::uuid end)
  )
$$;

-- Locks the date first, as everywhere, so that no two transactions wait for each other.
create function private.lock_registration(key text) returns public.event_registrations
language plpgsql set search_path = '' as $$
declare
  held public.event_registrations;
begin
  perform from public.event_dates d where d.id = (
    select r.date_id from public.event_registrations r where r.id = private.registration_of(key)) for update;
  select r.* into held from public.event_registrations r where r.id = private.registration_of(key) for update;
  return held;
end $$;

create type public.registration_change_outcome as enum (
  'changed', 'full', 'too-late', 'not-active', 'not-offered', 'invalid', 'unknown'
);

-- Frees the seats; the trigger offers them to the next.
create function private.cancel_registration(key text) returns public.registration_change_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.event_registrations := private.lock_registration(key);
begin
  if held.id is null then return 'unknown'; end if;
  if held.status in ('canceled', 'expired') then return 'not-active'; end if;
  if exists (select from public.event_dates d where d.id = held.date_id and d.ends_at <= now()) then return 'too-late'; end if;
  update public.event_registrations r set status = 'canceled', changed_at = now() where r.id = held.id
    returning r.* into held;
  perform private.send_event_email(held, 'event-left', 'event-left ' || held.id);
  return 'changed';
end $$;
call private.publish_function('cancel_registration', '{anon, authenticated}', 'registration text');

-- A learner's seat stays held until a guardian has answered.
create function private.answer_offer(key text, is_accepted boolean) returns public.registration_change_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.event_registrations := private.lock_registration(key);
begin
  if held.id is null then return 'unknown'; end if;
  if held.status <> 'offered' then return 'not-offered'; end if;
  if held.offer_expires_at <= now() then return 'too-late'; end if;
  if is_accepted is null then return 'invalid'; end if;
  update public.event_registrations r set changed_at = now(), offer_expires_at = null,
    status = case when not is_accepted then 'canceled'
      when coalesce((select s.is_allowed from public.permission_slips s where s.id = r.slip_id), r.slip_id is null)
        then 'confirmed'
      else 'awaiting-permission' end::public.registration_status
    where r.id = held.id returning r.* into held;
  if held.status = 'confirmed' then
    perform private.send_event_email(held, 'event-confirmed', 'event-confirmed ' || held.id);
  end if;
  return 'changed';
end $$;
call private.publish_function('answer_offer', '{anon, authenticated}', 'registration text, is_accepted boolean');

-- Changes the number of people and the kind of seat. More seats than are free are refused, and the old ones are kept.
create function private.change_registration(key text, people integer, by_channel public.event_channel)
returns public.registration_change_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.event_registrations := private.lock_registration(key);
  day public.event_dates;
  needed integer;
begin
  if held.id is null then return 'unknown'; end if;
  if held.status in ('canceled', 'expired', 'offered', 'released') then return 'not-active'; end if;
  select d.* into day from public.event_dates d where d.id = held.date_id;
  if not private.is_open_for_registration(day) then return 'too-late'; end if;
  if coalesce(people not between 1 and 5, true) or private.free_seats(day, by_channel) is null then return 'invalid'; end if;
  needed := people - case when held.channel = by_channel then held.party_size else 0 end;
  if held.status = 'waiting' and held.channel <> by_channel then return 'full'; end if;
  if held.status <> 'waiting' and needed > 0
    and (private.free_seats(day, by_channel) < needed or private.people_waiting(day, by_channel) > 0)
    then return 'full'; end if;
  update public.event_registrations r set party_size = people, channel = by_channel, changed_at = now()
    where r.id = held.id returning r.* into held;
  if held.status = 'confirmed' then
    perform private.send_event_email(held, 'event-confirmed',
      format('event-confirmed %s %s %s', held.id, held.channel, held.party_size));
  end if;
  return 'changed';
end $$;
call private.publish_function('change_registration', '{anon, authenticated}',
  'registration text, party_size integer, channel public.event_channel');

-- What the page behind the link shows.
create function private.registration_by_link(key text) returns table (
  event text, title text, date_id uuid, starts_at timestamptz, ends_at timestamptz, time_zone text, place text,
  is_date_canceled boolean, name text, status public.registration_status, channel public.event_channel, party_size integer,
  has_room_seats boolean, has_online_seats boolean, place_in_line integer, offer_expires_at timestamptz,
  ticket_code text, join_url text, join_instructions text, is_permission_missing boolean, reminded_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select e.slug, e.title, d.id, d.starts_at, d.ends_at, e.time_zone, e.place, d.canceled_at is not null, r.name, r.status,
    r.channel, r.party_size, d.room_capacity is not null, d.online_capacity is not null, private.waiting_position(r),
    r.offer_expires_at, r.ticket_code, j.url, j.instructions, s.id is not null and s.is_allowed is null, s.reminded_at
  from public.event_registrations r
  join public.event_dates d on d.id = r.date_id
  join public.events e on e.id = d.event_id
  left join public.event_join_links j on j.date_id = d.id and r.channel = 'online' and r.status = 'confirmed'
  left join public.permission_slips s on s.id = r.slip_id
  where r.id = private.registration_of(key)
$$;
call private.publish_function('registration_by_link', '{anon, authenticated}', 'registration text');
comment on function public.registration_by_link is 'network-limit: 300 per 600 seconds';
comment on function public.cancel_registration is 'network-limit: 300 per 600 seconds';
comment on function public.change_registration is 'network-limit: 300 per 600 seconds';
comment on function public.answer_offer is 'network-limit: 300 per 600 seconds';

create type public.guardian_reminder_outcome as enum ('sent', 'already-sent', 'not-needed', 'unknown');

-- A learner reminds the guardians of an unsigned permission slip, once.
create function private.remind_guardians(key text) returns public.guardian_reminder_outcome
language plpgsql security definer set search_path = '' as $$
declare
  asked public.permission_slips;
begin
  select s.* into asked from public.permission_slips s where s.id = (
    select r.slip_id from public.event_registrations r
    where r.id = private.registration_of(key) and r.status not in ('canceled', 'expired')) for update;
  if asked.id is null then return 'unknown'; end if;
  if asked.is_allowed is not null or asked.happens_on < private.earliest_local_date() then return 'not-needed'; end if;
  if asked.reminded_at is not null then return 'already-sent'; end if;
  update public.permission_slips s set reminded_at = now() where s.id = asked.id;
  perform private.notify(g.guardian_id, 'guardian', 'permission-reminder', jsonb_build_object('slip', asked.id,
    'name', private.display_name_of(asked.learner_id), 'title', asked.title, 'day', asked.happens_on))
    from public.guardianships g
    where g.learner_id = asked.learner_id and g.verified_at is not null and g.ended_at is null;
  return 'sent';
end $$;
call private.publish_function('remind_guardians', '{anon, authenticated}', 'registration text');
comment on function public.remind_guardians is 'network-limit: 300 per 600 seconds';

-- A guardian's answer confirms the seat of a learner, or frees it.
create function private.settle_registration() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  held public.event_registrations;
begin
  for held in
    select r.* from public.event_registrations r
    where r.slip_id = new.id and r.status not in ('canceled', 'expired')
  loop
    perform from public.event_dates d where d.id = held.date_id for update;
    update public.event_registrations r set changed_at = now(),
      status = case when not new.is_allowed then 'canceled' when r.status = 'awaiting-permission' then 'confirmed'
        else r.status end::public.registration_status
      where r.id = held.id returning r.* into held;
    if held.status = 'confirmed' then
      perform private.send_event_email(held, 'event-confirmed', 'event-confirmed ' || held.id);
    end if;
  end loop;
  return null;
end $$;
call private.publish_function('settle_registration');
create trigger settle_registration after update of is_allowed on public.permission_slips
  for each row when (new.is_allowed is not null and new.is_allowed is distinct from old.is_allowed)
  execute function private.settle_registration();

-- The permission slip follows its date to another day, and guardians get a notice.
create function private.move_slips() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  day date := (select (new.starts_at at time zone e.time_zone)::date from public.events e where e.id = new.event_id);
  moved public.permission_slips;
begin
  for moved in
    update public.permission_slips s set happens_on = day from public.event_registrations r
      where r.date_id = new.id and r.slip_id = s.id and r.status not in ('canceled', 'expired') and s.happens_on <> day
      returning s.*
  loop
    perform private.notify(g.guardian_id, 'guardian', 'permission-moved', jsonb_build_object('slip', moved.id,
      'name', private.display_name_of(moved.learner_id), 'title', moved.title, 'day', day))
      from public.guardianships g
      where g.learner_id = moved.learner_id and g.verified_at is not null and g.ended_at is null;
  end loop;
  return null;
end $$;
call private.publish_function('move_slips');
create trigger move_slips after update of starts_at on public.event_dates
  for each row when (new.starts_at <> old.starts_at) execute function private.move_slips();

grant execute on function private.registration_of(text), private.lock_registration(text) to function_owner;
