-- What volunteers do with shifts. Every function locks the row of the shift first, so that concurrent requests take turns.

create type public.shift_outcome as enum (
  'confirmed', 'waiting', 'taken-over', 'already', 'overlap', 'missing', 'closed', 'unknown'
);

-- Takes a free place, then a place that another volunteer offers, and otherwise a place on the waiting list.
create function private.take_shift(shift uuid) returns public.shift_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  held public.shifts;
  giver public.shift_signups;
  outcome public.shift_outcome;
begin
  -- One member takes one shift at a time, so that two overlapping ones cannot be taken at once.
  perform pg_advisory_xact_lock(hashtextextended('shifts of ' || me, 0));
  select * into held from public.shifts s where s.id = shift for update;
  if held.id is null then return 'unknown'; end if;
  if held.canceled_at is not null or held.starts_at <= now() then return 'closed'; end if;
  if private.missing_requirements(me, held) <> '{}' then return 'missing'; end if;
  if exists (select from public.shift_signups u where u.shift_id = shift and u.user_id = me and u.status <> 'canceled') then
    return 'already';
  end if;
  if exists (select from public.shift_signups u join public.shifts s on s.id = u.shift_id
    where u.user_id = me and u.status = 'confirmed' and s.canceled_at is null
      and s.starts_at < held.ends_at and s.ends_at > held.starts_at) then return 'overlap'; end if;
  outcome := (case when held.taken < held.capacity then 'confirmed' when held.offered > 0 then 'taken-over'
    else 'waiting' end)::public.shift_outcome;
  if outcome = 'taken-over' then
    update public.shift_signups u set status = 'canceled', offered_at = null where u.id = (
      select o.id from public.shift_signups o where o.shift_id = shift and o.offered_at is not null
      order by o.offered_at, o.id limit 1) returning u.* into giver;
    perform private.notify_about_shift(giver.user_id, held, 'handed-over');
  end if;
  update public.shifts s set last_number = s.last_number + 1 where s.id = shift returning s.* into held;
  insert into public.shift_signups as mine (shift_id, user_id, status, number)
    values (shift, me, (case outcome when 'waiting' then 'waiting' else 'confirmed' end)::public.signup_status, held.last_number)
    on conflict (shift_id, user_id) do update set status = excluded.status, number = excluded.number,
      signed_up_at = now(), reminded_at = null;
  perform private.fill_shift(shift);
  return outcome;
end $$;
call private.publish_function('take_shift', '{authenticated}');

create type public.shift_change_outcome as enum ('left', 'offered', 'handed-over', 'kept', 'not-possible');

-- Gives up a place. The first eligible person on the waiting list gets it at once.
create function private.leave_shift(shift uuid) returns public.shift_change_outcome
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.shifts s where s.id = shift and s.starts_at > now() for update;
  if not found then return 'not-possible'; end if;
  update public.shift_signups u set status = 'canceled', offered_at = null
    where u.shift_id = shift and u.user_id = private.caller_id() and u.status <> 'canceled';
  if not found then return 'not-possible'; end if;
  perform private.fill_shift(shift);
  return 'left';
end $$;
call private.publish_function('leave_shift', '{authenticated}');

-- Offers a place to other volunteers. The caller keeps it until someone takes it; if someone eligible waits, that is now.
create function private.offer_shift(shift uuid) returns public.shift_change_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.shifts;
  mine uuid;
begin
  select * into held from public.shifts s
    where s.id = shift and s.starts_at > now() and s.canceled_at is null for update;
  select u.id into mine from public.shift_signups u
    where u.shift_id = held.id and u.user_id = private.caller_id() and u.status = 'confirmed';
  if mine is null then return 'not-possible'; end if;
  if exists (select from public.shift_signups w where w.shift_id = shift and w.status = 'waiting'
    and private.missing_requirements(w.user_id, held) = '{}') then
    update public.shift_signups u set status = 'canceled', offered_at = null where u.id = mine;
    perform private.fill_shift(shift);
    return 'handed-over';
  end if;
  update public.shift_signups u set offered_at = coalesce(u.offered_at, now()) where u.id = mine;
  perform private.fill_shift(shift);
  return 'offered';
end $$;
call private.publish_function('offer_shift', '{authenticated}');

-- Takes the offer back.
create function private.keep_shift(shift uuid) returns public.shift_change_outcome
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.shifts s where s.id = shift for update;
  update public.shift_signups u set offered_at = null
    where u.shift_id = shift and u.user_id = private.caller_id() and u.offered_at is not null;
  if not found then return 'not-possible'; end if;
  perform private.fill_shift(shift);
  return 'kept';
end $$;
call private.publish_function('keep_shift', '{authenticated}');

-- The part of the week in which a shift starts, on the clock of its place.
create function private.slot_of(shift public.shifts) returns public.availability_slot
language sql stable set search_path = '' as $$
  select (trim(to_char(clock, 'dy')) || '-' || case when clock::time < '12:00' then 'morning'
    when clock::time < '17:00' then 'afternoon' else 'evening' end)::public.availability_slot
  from (select shift.starts_at at time zone shift.time_zone as clock) as _
$$;
grant execute on function private.slot_of(public.shifts) to function_owner;

-- The shifts ahead as the caller sees them: those that fit their time first.
create function private.shift_board() returns table (
  id uuid, title text, about text, place text, chapter text, event text, starts_at timestamptz, ends_at timestamptz,
  time_zone text, capacity integer, taken integer, offered integer, status public.signup_status, is_offered boolean,
  place_in_line integer, missing public.shift_requirement[], minimum_age smallint, is_suggested boolean
) language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  return query select s.id, s.title, s.about, s.place, c.name, e.slug, s.starts_at, s.ends_at, s.time_zone, s.capacity,
    s.taken, s.offered, u.status, u.offered_at is not null,
    case u.status when 'waiting' then (select count(*)::integer from public.shift_signups w
      where w.shift_id = s.id and w.status = 'waiting' and w.number <= u.number) end,
    private.missing_requirements(me, s), s.minimum_age,
    coalesce(private.slot_of(s) = any (a.availability), false)
  from (select n.* from public.shifts n where n.ends_at > now() and n.starts_at > now() - interval '24 hours'
      and n.canceled_at is null order by n.starts_at, n.id limit 60) s
  left join public.chapters c on c.id = s.chapter_id and c.status = 'active'
  left join public.events e on e.id = s.event_id and e.status = 'published'
  left join public.shift_signups u on u.shift_id = s.id and u.user_id = me and u.status <> 'canceled'
  left join public.volunteer_applications a on a.user_id = me and a.stage in ('submitted', 'interview', 'training', 'active')
  order by coalesce(private.slot_of(s) = any (a.availability), false) desc, s.starts_at, s.id;
end $$;
call private.publish_function('shift_board', '{authenticated}');

-- A reminder is sent a day ahead; the row remembers it, so that a second run sends nothing.
create function private.send_shift_reminders() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  due record;
  sent bigint := 0;
begin
  for due in
    select u.id, u.user_id, s as shift from public.shifts s
      join public.shift_signups u on u.shift_id = s.id and u.status = 'confirmed' and u.reminded_at is null
    where s.starts_at between now() and now() + interval '1 day' and s.canceled_at is null
    order by s.starts_at, u.id limit 2000 for update of u skip locked
  loop
    update public.shift_signups u set reminded_at = now() where u.id = due.id;
    perform private.notify_about_shift(due.user_id, due.shift, 'reminder');
    sent := sent + 1;
  end loop;
  return sent;
end $$;
call private.publish_function('send_shift_reminders');
insert into private.periodic_tasks (name, every) values ('send_shift_reminders', '5 minutes');
