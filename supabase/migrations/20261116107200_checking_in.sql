-- What helpers do at the door, with the key of their link. They see the first name and last initial of people with a
-- seat in the room, never an address.

create type public.check_in_outcome as enum (
  'checked-in', 'already', 'undone', 'not-checked-in', 'counted', 'full', 'no-permission', 'unknown', 'invalid', 'closed',
  'changed', 'out-of-stock', 'registered-already'
);

-- "Ana M." for "Ana Maria Moreno".
create function private.short_name(name text) returns text language sql immutable set search_path = '' as $$
  select case when cardinality(words) > 1 then format('%s %s.', words[1], upper(left(words[cardinality(words)], 1)))
    else words[1] end
  from regexp_split_to_array(trim(name), '\s+') as words
$$;

-- How long after the start seats that nobody claimed can be released.
create function private.release_delay() returns interval language sql immutable set search_path = '' as $$
  select interval '15 minutes'
$$;

create function private.check_in_date(key text) returns table (
  event text, title text, date_id uuid, label text, starts_at timestamptz, ends_at timestamptz, time_zone text, place text,
  link_ends_at timestamptz, release_from timestamptz, free integer, waiting integer, read_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select e.slug, e.title, d.id, l.label, d.starts_at, d.ends_at, e.time_zone, e.place, private.check_in_links_end(d),
    d.starts_at + private.release_delay(), coalesce(private.free_seats(d, 'room'), 0), d.room_waiting, now()
  from private.open_check_in_link(key) l
  join public.event_dates d on d.id = l.date_id
  join public.events e on e.id = d.event_id
$$;
call private.publish_function('check_in_date', '{anon, authenticated}');
comment on function public.check_in_date is 'network-limit: 3000 per 600 seconds';

-- Signs a row of the list that a phone stores. The helper knows the key of the link, so it cannot be the secret. Hashed
-- twice, because anyone can append to a text whose single hash is known.
create function private.roster_signature(link public.check_in_links, registration uuid, name text, code_hash text,
  party_size integer) returns text language sql stable set search_path = '' as $$
  select encode(sha256(link.roster_secret || sha256(link.roster_secret
    || convert_to(jsonb_build_array(registration, name, code_hash, party_size)::text, 'UTF8'))), 'hex')
$$;

create function private.ticket_code_hash(held public.event_registrations) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(held.date_id || held.ticket_code, 'UTF8')), 'hex')
$$;

-- The list of a date, or what changed on it. The hash lets a phone without a network recognize a ticket.
create function private.check_in_roster(key text, since timestamptz) returns table (
  registration_id uuid, number integer, name text, code_hash text, party_size integer, status public.registration_status,
  is_walk_up boolean, people integer, checked_in_at timestamptz, checked_in_by text, repeated_at timestamptz, signature text
) language sql stable security definer set search_path = '' as $$
  select r.id, r.number, shown.name, shown.code_hash, r.party_size, r.status, r.is_walk_up, c.people, c.checked_in_at,
    by_link.label, c.repeated_at, private.roster_signature(l, r.id, shown.name, shown.code_hash, r.party_size)
  from private.open_check_in_link(key) l
  join public.event_registrations r on r.date_id = l.date_id and r.channel = 'room' and r.status <> 'waiting'
  cross join lateral (select private.short_name(r.name) as name, private.ticket_code_hash(r) as code_hash) shown
  left join public.check_ins c on c.registration_id = r.id and c.undone_at is null
  left join public.check_in_links by_link on by_link.id = c.link_id
  where (r.status not in ('canceled', 'expired') or since is not null)
    and (since is null or r.changed_at >= since
      or exists (select from public.check_ins x where x.registration_id = r.id and x.changed_at >= since))
  order by r.number
$$;
call private.publish_function('check_in_roster', '{anon, authenticated}', 'key text, since timestamptz default null');
comment on function public.check_in_roster is 'network-limit: 3000 per 600 seconds';

create function private.check_in_kits(key text) returns table (lot text, kits bigint)
language sql stable security definer set search_path = '' as $$
  select handed.* from private.open_check_in_link(key) l cross join private.kits_of(l.date_id) handed
$$;
call private.publish_function('check_in_kits', '{anon, authenticated}');
comment on function public.check_in_kits is 'network-limit: 3000 per 600 seconds';

-- Gives an offered or released seat to the person who stands at the door. Null: the seat is theirs.
create function private.claim_seat(held public.event_registrations) returns public.check_in_outcome
language plpgsql set search_path = '' as $$
declare
  day public.event_dates;
begin
  if held.status = 'confirmed' then return null; end if;
  if held.status not in ('offered', 'released', 'awaiting-permission') then return 'unknown'; end if;
  if held.slip_id is not null and not exists (
    select from public.permission_slips s where s.id = held.slip_id and s.is_allowed) then return 'no-permission'; end if;
  select d.* into day from public.event_dates d where d.id = held.date_id;
  if held.status = 'released' and private.free_seats(day, held.channel) < held.party_size then return 'full'; end if;
  update public.event_registrations r set status = 'confirmed', offer_expires_at = null, changed_at = now()
    where r.id = held.id;
  return null;
end $$;

-- A ticket that is shown again, here or to another helper, leaves one check-in with the earlier time.
create function private.check_in(link public.check_in_links, device uuid, step_number integer, registration uuid,
  came integer, moment timestamptz, out outcome public.check_in_outcome, out at timestamptz, out by_label text)
language plpgsql set search_path = '' as $$
declare
  held public.event_registrations;
  done public.check_ins;
begin
  select r.* into held from public.event_registrations r
    where r.id = registration and r.date_id = link.date_id and r.channel = 'room' for update;
  select c.* into done from public.check_ins c where c.registration_id = held.id and c.undone_at is null;
  outcome := case
    when held.id is null then 'unknown'
    when (done.device_id, done.sequence) = (device, step_number) then 'checked-in'
    when exists (select from public.check_ins c where c.device_id = device and c.sequence = step_number) then 'undone'
    when done.id is not null then 'already'
    when coalesce(came not between 1 and held.party_size, true) then 'invalid'
    else coalesce(private.claim_seat(held), 'checked-in') end::public.check_in_outcome;
  if outcome = 'already' then
    update public.check_ins c set repeated_at = greatest(c.repeated_at, c.checked_in_at, moment),
      checked_in_at = least(c.checked_in_at, moment), changed_at = now()
      where c.id = done.id returning c.* into done;
  elsif outcome = 'checked-in' and done.id is null then
    insert into public.check_ins (registration_id, date_id, people, checked_in_at, link_id, device_id, sequence)
      values (held.id, held.date_id, came, moment, link.id, device, step_number) returning * into done;
    if held.user_id is not null then perform private.enter_for_activity(held.user_id, 'check-in', held.date_id); end if;
  end if;
  at := done.checked_in_at;
  by_label := (select l.label from public.check_in_links l where l.id = done.link_id);
end $$;

-- A check-in that was made after the undo stays, so that an undo that is sent twice takes back one. A walk-up, who had
-- no seat before the check-in, gives it up with the undo.
create function private.undo_check_in(link public.check_in_links, registration uuid, moment timestamptz)
returns public.check_in_outcome language plpgsql set search_path = '' as $$
declare
  held public.event_registrations;
begin
  update public.check_ins c set undone_at = now(), changed_at = now()
    where c.registration_id = registration and c.date_id = link.date_id and c.undone_at is null
      and c.checked_in_at <= moment;
  if not found then return 'not-checked-in'; end if;
  update public.event_registrations r set status = 'canceled', changed_at = now()
    where r.id = registration and r.is_walk_up returning r.* into held;
  if held.id is not null then perform private.send_event_email(held, 'event-left', 'event-left ' || held.id); end if;
  return 'undone';
end $$;

-- Takes kits from the stock that members request from, and puts back those that return. Never below zero.
create function private.hand_out_kits(link public.check_in_links, device uuid, step_number integer, from_lot text,
  count integer, moment timestamptz) returns public.check_in_outcome language plpgsql set search_path = '' as $$
declare
  lot_name text := upper(trim(from_lot));
begin
  if exists (select from public.kit_handouts k where k.device_id = device and k.sequence = step_number) then
    return 'counted';
  end if;
  if coalesce((select sum(k.kits) from public.kit_handouts k where k.date_id = link.date_id and k.lot = lot_name), 0)
    + count < 0 then return 'invalid'; end if;
  insert into public.kit_handouts (date_id, lot, kits, handed_at, link_id, device_id, sequence)
    values (link.date_id, lot_name, count, moment, link.id, device, step_number);
  update public.kit_stock s set kits = s.kits - count where s.id and s.kits >= count;
  if not found then raise exception using errcode = 'KT001'; end if;
  return 'counted';
exception
  when check_violation or not_null_violation then return 'invalid';
  when sqlstate 'KT001' then return 'out-of-stock';
end $$;

-- What a phone has noted since it last reached us, in its order. Sent twice, it changes nothing.
create function private.save_check_ins(key text, device uuid, steps jsonb)
returns table (sequence integer, outcome public.check_in_outcome, checked_in_at timestamptz, checked_in_by text)
language plpgsql security definer set search_path = '' as $$
declare
  link public.check_in_links := private.open_check_in_link(key);
  step record;
  moment timestamptz;
begin
  -- One helper at a time, as for everything that changes seats.
  perform from public.event_dates d where d.id = link.date_id for update;
  update public.check_in_links l set last_used_at = now() where l.id = link.id;
  for step in
    select s.* from jsonb_to_recordset(steps) as s (sequence integer, kind text, registration uuid, people integer,
      name text, email text, code_hash text, party_size integer, signature text, lot text, kits integer,
      seconds_ago numeric)
    order by s.sequence limit 1000
  loop
    sequence := step.sequence;
    checked_in_at := null;
    checked_in_by := null;
    -- The age of a step, because the clock of a phone may be wrong.
    moment := now() - make_interval(secs => least(greatest(step.seconds_ago, 0), 172800)::double precision);
    if link.id is null then
      outcome := 'closed';
    elsif device is null or sequence is null then
      outcome := 'invalid';
    elsif step.kind = 'check-in' and step.signature is null then
      outcome := 'unknown';
    -- A row of another list, or one that was changed on the phone.
    elsif step.kind = 'check-in' and step.signature <> private.roster_signature(
      link, step.registration, step.name, step.code_hash, step.party_size) then
      outcome := 'changed';
    elsif step.kind = 'check-in' then
      select made.outcome, made.at, made.by_label into outcome, checked_in_at, checked_in_by
        from private.check_in(link, device, sequence, step.registration, step.people, moment) made;
    elsif step.kind = 'undo' then
      outcome := private.undo_check_in(link, step.registration, moment);
    elsif step.kind = 'walk-up' then
      outcome := private.add_walk_up(link, device, sequence, step.registration, step.name, step.email, step.people, moment);
    elsif step.kind = 'kits' then
      outcome := private.hand_out_kits(link, device, sequence, step.lot, step.kits, moment);
    else
      outcome := 'invalid';
    end if;
    perform private.note_refusal(link, device, sequence, outcome, step.people, step.lot, step.kits, moment);
    return next;
  end loop;
end $$;
call private.publish_function('save_check_ins', '{anon, authenticated}');
comment on function public.save_check_ins is 'network-limit: 3000 per 600 seconds';

create type public.release_outcome as enum ('released', 'too-early', 'closed');

-- The seats of people who have not come go to the waiting list; a latecomer gets a seat if one is free.
create function private.release_seats(key text) returns table (outcome public.release_outcome, seats bigint)
language plpgsql security definer set search_path = '' as $$
declare
  link public.check_in_links := private.open_check_in_link(key);
  day public.event_dates;
begin
  seats := 0;
  select d.* into day from public.event_dates d where d.id = link.date_id for update;
  outcome := case when day.id is null or now() >= day.ends_at then 'closed'
    when now() < day.starts_at + private.release_delay() then 'too-early' else 'released' end::public.release_outcome;
  if outcome = 'released' then
    update public.event_dates d set released_at = now() where d.id = day.id;
    with freed as (
      update public.event_registrations r set status = 'released', changed_at = now()
      where r.date_id = day.id and r.channel = 'room' and r.status = 'confirmed'
        and not exists (select from public.check_ins c where c.registration_id = r.id and c.undone_at is null)
      returning r.party_size
    )
    select coalesce(sum(f.party_size), 0) into seats from freed f;
  end if;
  return next;
end $$;
call private.publish_function('release_seats', '{anon, authenticated}');
comment on function public.release_seats is 'network-limit: 300 per 600 seconds';

grant execute on function private.short_name(text), private.release_delay(),
  private.roster_signature(public.check_in_links, uuid, text, text, integer),
  private.ticket_code_hash(public.event_registrations),
  private.claim_seat(public.event_registrations),
  private.check_in(public.check_in_links, uuid, integer, uuid, integer, timestamptz),
  private.undo_check_in(public.check_in_links, uuid, timestamptz),
  private.hand_out_kits(public.check_in_links, uuid, integer, text, integer, timestamptz) to function_owner;
