-- Members ask for one reminder: when a raffle opens, or before its draw. A sent reminder is deleted.

create type public.raffle_moment as enum ('opening', 'draw');

create table public.raffle_reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  raffle_id uuid not null references public.raffles (id) on delete cascade,
  moment public.raffle_moment not null,
  primary key (user_id, raffle_id, moment)
);
comment on table public.raffle_reminders is 'class:s2';
create index raffle_reminders_raffle on public.raffle_reminders (raffle_id, moment);
alter table public.raffle_reminders enable row level security;
grant select, insert, update, delete on public.raffle_reminders to service_role;
grant select, insert, delete on public.raffle_reminders to function_owner;
grant select on public.raffle_reminders to authenticated;
create policy "function owner manages raffle reminders" on public.raffle_reminders for all to function_owner
  using (true) with check (true);
create policy "members read their raffle reminders" on public.raffle_reminders for select to authenticated
  using (user_id = (select auth.uid()));

create function private.reminder_time(raffle public.raffles, moment public.raffle_moment) returns timestamptz
language sql immutable set search_path = '' as $$
  select case moment when 'opening' then raffle.opens_at else raffle.draws_at - interval '1 hour' end
$$;

-- A computed field: what a reminder would be about; null once there is nothing left to wait for.
create function public.reminds_of(raffle public.raffles) returns public.raffle_moment language sql stable set search_path = '' as $$
  select moment from unnest(enum_range(null::public.raffle_moment)) as moment
  where raffle.published_at is not null and raffle.canceled_at is null and now() < private.reminder_time(raffle, moment)
  order by moment limit 1
$$;

-- A computed field: the next moment at which the clock alone changes what pages show of a raffle. No cache keeps them
-- any longer.
create function public.changes_at(raffle public.raffles) returns timestamptz language sql stable set search_path = '' as $$
  select min(moment) from unnest(array[raffle.opens_at, raffle.closes_at, private.reminder_time(raffle, 'draw')]) as moment
  where moment > now() and raffle.canceled_at is null
$$;
grant execute on function public.reminds_of(public.raffles), public.changes_at(public.raffles),
  private.reminder_time(public.raffles, public.raffle_moment) to anon, authenticated, function_owner, service_role;

create type public.raffle_reminder_outcome as enum ('on', 'off', 'too-late');

/* Turns the caller's next reminder about a raffle on or off. */
create function private.set_raffle_reminder(slug text, is_wanted boolean) returns public.raffle_reminder_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  held public.raffles;
begin
  select * into held from public.raffles r where r.slug = set_raffle_reminder.slug;
  if is_wanted is not true then
    delete from public.raffle_reminders m where m.user_id = me and m.raffle_id = held.id;
    return 'off';
  end if;
  if public.reminds_of(held) is null then return 'too-late'; end if;
  insert into public.raffle_reminders (user_id, raffle_id, moment) values (me, held.id, public.reminds_of(held))
    on conflict do nothing;
  return 'on';
end $$;
call private.publish_function('set_raffle_reminder', '{authenticated}');

-- Runs every minute. What is deleted and what is queued are one transaction, so nobody gets a second reminder; one that
-- comes too late to act on is only deleted.
create function private.send_raffle_reminders() returns bigint language sql security definer set search_path = '' as $$
  with due as (
    delete from public.raffle_reminders m using public.raffles r
    where r.id = m.raffle_id and (r.canceled_at is not null or now() >= private.reminder_time(r, m.moment))
    returning m.user_id, m.moment, r.id, r.slug, r.title, r.canceled_at, r.closes_at, r.draws_at,
      (r.closes_at at time zone r.time_zone)::date as closes
  ), sent as materialized (
    select private.notify(d.user_id, 'raffles', case d.moment when 'opening' then 'raffle-open' else 'raffle-draw-soon' end,
      jsonb_build_object('title', d.title, 'slug', d.slug)
        || case d.moment when 'opening' then jsonb_build_object('closes', d.closes) else '{}' end,
      format('raffle reminder %s %s', d.id, d.moment))
    from due d where d.canceled_at is null and now() < case d.moment when 'opening' then d.closes_at else d.draws_at end
  )
  select count(*) from sent
$$;
call private.publish_function('send_raffle_reminders');

insert into private.periodic_tasks (name, every) values ('send_raffle_reminders', '1 minute');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.raffle_reminders', 'Raffle reminders you asked for', 'user_id = $1', '[["moment", "Reminder of"]]', false,
  'with_account');
