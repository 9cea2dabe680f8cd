-- Reminders, private calendars and what is deleted after an event.

-- A reminder is sent once it is due, to people who had registered by then; the row remembers it, so that a second
-- run sends nothing. A member can turn them off with the topic "events".
create function private.send_event_reminders() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  held public.event_registrations;
  due record;
  sent bigint := 0;
begin
  for due in
    select r.id, step.number from public.event_dates d
    join (values (1, interval '7 days', interval '1 day'), (2, interval '1 day', interval '1 hour'),
      (3, interval '1 hour', interval '0')) as step (number, before, until)
      on now() >= d.starts_at - step.before and now() < d.starts_at - step.until
    join public.event_registrations r on r.date_id = d.id and r.status = 'confirmed'
      and r.reminders_sent < step.number and r.created_at < d.starts_at - step.before
    where d.starts_at between now() and now() + interval '7 days' and d.is_public and d.canceled_at is null
    order by d.id, r.number limit 2000
  loop
    update public.event_registrations r set reminders_sent = due.number
      where r.id = due.id and r.status = 'confirmed' and r.reminders_sent < due.number returning r.* into held;
    continue when held.id is null;
    if held.user_id is null or private.is_wanted(held.user_id, 'events', 'email') then
      perform private.send_event_email(held,
        case due.number when 1 then 'event-in-a-week' when 2 then 'event-tomorrow' else 'event-in-an-hour' end,
        format('event-reminder %s %s %s', due.number, held.id,
          (select d.sequence from public.event_dates d where d.id = held.date_id)));
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end $$;
call private.publish_function('send_event_reminders');

-- Registrations of guests are deleted 90 days after the event.
create function private.delete_old_guest_registrations() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  removed bigint;
begin
  with old_ones as (
    delete from public.event_registrations r using public.event_dates d
    where d.id = r.date_id and d.ends_at < now() - interval '90 days' and r.user_id is null
    returning 1
  )
  select count(*) into removed from old_ones;
  return removed;
end $$;
call private.publish_function('delete_old_guest_registrations');

insert into private.periodic_tasks (name, every) values
  ('send_event_reminders', '5 minutes'), ('delete_old_guest_registrations', '1 day');

-- The secret address of a member's own calendar.
create table private.calendar_links (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  user_id uuid not null unique references auth.users (id) on delete cascade
);
comment on table private.calendar_links is 'class:s2';
comment on column private.calendar_links.token is 'class:secret';
alter table private.calendar_links enable row level security;
grant select, insert, delete on private.calendar_links to function_owner;
create policy "function owner reads calendar links" on private.calendar_links for select to function_owner using (true);
create policy "function owner adds calendar links" on private.calendar_links for insert to function_owner with check (true);
create policy "function owner removes calendar links" on private.calendar_links for delete to function_owner using (true);

-- The token of the caller's calendar; null before the first one is made.
create function private.my_calendar_token() returns text
language sql stable security definer set search_path = '' as $$
  select l.token from private.calendar_links l where l.user_id = private.caller_id()
$$;
call private.publish_function('my_calendar_token', '{authenticated}');

-- Makes a new token for the caller's calendar, which ends the old address.
create function private.renew_calendar_token() returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  made text;
begin
  delete from private.calendar_links l where l.user_id = me;
  insert into private.calendar_links (user_id) values (me) returning token into made;
  return made;
end $$;
call private.publish_function('renew_calendar_token', '{authenticated}');

-- The dates in a member's calendar, from a month ago. No row for an unknown token, one without a date for an empty calendar.
create function private.calendar_by_link(proof text) returns table (
  date_id uuid, event text, title text, summary text, starts_at timestamptz, ends_at timestamptz, time_zone text,
  place text, address text, sequence integer, is_canceled boolean, status public.registration_status, join_url text
) language sql stable security definer set search_path = '' as $$
  select d.id, e.slug, e.title, e.summary, d.starts_at, d.ends_at, e.time_zone, e.place, private.address_of_event(e), d.sequence,
    d.canceled_at is not null, r.status, j.url
  from private.calendar_links l
  left join (
    public.event_registrations r
    join public.event_dates d on d.id = r.date_id and d.ends_at > now() - interval '31 days'
    join public.events e on e.id = d.event_id
    left join public.event_join_links j on j.date_id = d.id and r.channel = 'online' and r.status = 'confirmed'
  ) on r.user_id = l.user_id and r.status not in ('canceled', 'expired')
  where l.token = proof
  order by d.starts_at limit 500
$$;
call private.publish_function('calendar_by_link', '{anon, authenticated}', 'token text');
comment on function public.calendar_by_link is 'network-limit: 300 per 600 seconds';

insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.calendar_links', 'The address of your own calendar', 'Anyone with it can read which events you go to.', 'with_account');
