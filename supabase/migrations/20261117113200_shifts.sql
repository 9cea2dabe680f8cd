-- Shifts that volunteers take. The numbers are on the row, so that visitors see them without reading signups, and a
-- check keeps the capacity.

create table public.shifts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 2 and 80 and private.is_plain_line(title)),
  about text check (length(about) between 2 and 600),
  place text not null check (length(place) between 2 and 200 and private.is_plain_line(place)),
  chapter_id uuid references public.chapters (id) on delete set null,
  event_id uuid references public.events (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null check (private.time_zone_label(time_zone) is not null),
  capacity integer not null check (capacity between 1 and 500),
  minimum_age smallint check (minimum_age between 14 and 18),
  needs_certificate boolean not null default false,
  needs_waiver boolean not null default true,
  taken integer not null default 0 check (taken between 0 and capacity),
  waiting integer not null default 0 check (waiting >= 0),
  offered integer not null default 0 check (offered between 0 and taken),
  last_number integer not null default 0 check (last_number >= 0),
  sequence integer not null default 0 check (sequence >= 0),
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) between 5 and 500),
  check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  check ((canceled_at is null) = (cancel_reason is null))
);
comment on table public.shifts is 'class:public';
comment on column public.shifts.chapter_id is 'Leads of the chapter manage the shift, too.';
comment on column public.shifts.taken is 'Confirmed signups, with those who offer their place.';
comment on column public.shifts.offered is 'Volunteers who offer their place to someone else.';
comment on column public.shifts.last_number is 'Number of the last signup, for the order of the waiting list.';
comment on column public.shifts.sequence is 'Version of the calendar entry, for SEQUENCE in ICS.';
create index shifts_start on public.shifts (starts_at, id);
create index shifts_chapter on public.shifts (chapter_id, starts_at);
create index shifts_event on public.shifts (event_id);
alter table public.shifts enable row level security;
revoke all on public.shifts from public, anon, authenticated;
grant select, insert, update, delete on public.shifts to service_role;
grant select, insert, update on public.shifts to function_owner;
grant select on public.shifts to anon, authenticated;
create policy "function owner manages shifts" on public.shifts for all to function_owner using (true) with check (true);
create policy "anyone reads shifts" on public.shifts for select to anon, authenticated using (true);
alter publication supabase_realtime add table public.shifts;

create type public.signup_status as enum ('confirmed', 'waiting', 'canceled');

create table public.shift_signups (
  id uuid primary key default gen_random_uuid(),
  shift_id uuid not null references public.shifts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  status public.signup_status not null,
  number integer not null check (number > 0),
  offered_at timestamptz check (offered_at is null or status = 'confirmed'),
  checked_in_at timestamptz check (checked_in_at is null or status = 'confirmed'),
  reminded_at timestamptz,
  signed_up_at timestamptz not null default now(),
  unique (shift_id, user_id)
);
comment on table public.shift_signups is 'class:s2';
comment on column public.shift_signups.number is 'The order of the waiting list.';
comment on column public.shift_signups.offered_at is 'Since when the volunteer offers the place; they keep it until someone takes it.';
create index shift_signups_member on public.shift_signups (user_id, signed_up_at desc);
create index shift_signups_order on public.shift_signups (shift_id, status, number);
alter table public.shift_signups enable row level security;
revoke all on public.shift_signups from public, anon, authenticated;
grant select, insert, update, delete on public.shift_signups to service_role;
grant select, insert, update, delete on public.shift_signups to function_owner;
grant select on public.shift_signups to authenticated;
create policy "function owner manages shift signups" on public.shift_signups for all to function_owner
  using (true) with check (true);
create policy "volunteers, their guardians and outreach read shift signups" on public.shift_signups
  for select to authenticated
  using (user_id = any (array(select private.visible_people()))
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

create type public.shift_requirement as enum ('volunteer', 'consent', 'age', 'certificate', 'waiver');

-- What a person lacks for a shift; empty if they can take it.
create function private.missing_requirements(person uuid, shift public.shifts) returns public.shift_requirement[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(need order by need), '{}') from (values
    ('volunteer'::public.shift_requirement, private.is_volunteer(person)),
    ('consent', private.has_consent(person, 'consent-events')),
    -- Only the month in which a learner turns 18 is known.
    ('age', shift.minimum_age is null or exists (select from public.profiles p where p.id = person
      and p.age_answered_at is not null
      and coalesce(p.adult_on <= current_date + make_interval(years => 18 - shift.minimum_age), true))),
    ('certificate', not shift.needs_certificate or exists (select from public.certificates c
      where c.user_id = person and c.status = 'valid' and (c.expires_at is null or c.expires_at > shift.starts_at))),
    ('waiver', not shift.needs_waiver or private.has_waiver(person))
  ) as required (need, is_met) where not is_met
$$;

create function private.manages_shift(shift public.shifts) returns boolean language sql stable set search_path = '' as $$
  select coalesce(private.is_staff('outreach') or shift.chapter_id in (select private.led_chapters()), false)
$$;

create function private.notify_about_shift(person uuid, about public.shifts, what text) returns void
language sql set search_path = '' as $$
  select private.notify(person, 'events', 'shift-notice', jsonb_build_object('what', what, 'title', about.title,
    'startsAt', about.starts_at, 'timeZone', about.time_zone, 'place', about.place, 'reason', about.cancel_reason))
$$;

-- Counts the signups of a locked shift, after moving up the first eligible people on its waiting list.
create function private.fill_shift(wanted uuid) returns void language plpgsql set search_path = '' as $$
declare
  held public.shifts;
  moved uuid;
begin
  select * into held from public.shifts s where s.id = wanted for update;
  while held.canceled_at is null and held.starts_at > now() and held.capacity > (
    select count(*) from public.shift_signups u where u.shift_id = wanted and u.status = 'confirmed')
  loop
    update public.shift_signups u set status = 'confirmed' where u.id = (
      select w.id from public.shift_signups w where w.shift_id = wanted and w.status = 'waiting'
        and private.missing_requirements(w.user_id, held) = '{}' order by w.number limit 1)
      returning u.user_id into moved;
    exit when moved is null;
    perform private.notify_about_shift(moved, held, 'moved-up');
    moved := null;
  end loop;
  update public.shifts s set (taken, waiting, offered) = (
    select count(*) filter (where u.status = 'confirmed'), count(*) filter (where u.status = 'waiting'),
      count(u.offered_at) from public.shift_signups u where u.shift_id = wanted)
    where s.id = wanted;
end $$;
grant execute on function private.missing_requirements(uuid, public.shifts), private.manages_shift(public.shifts),
  private.notify_about_shift(uuid, public.shifts, text), private.fill_shift(uuid) to function_owner;

-- A deleted account frees its places.
create function private.free_deleted_signup() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.fill_shift(old.shift_id);
  return null;
end $$;
call private.publish_function('free_deleted_signup');
create trigger free_deleted_signup after delete on public.shift_signups
  for each row when (old.status <> 'canceled') execute function private.free_deleted_signup();

-- Someone who stops volunteering leaves the shifts that are still to come.
create function private.release_shifts() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  left_shift uuid;
begin
  for left_shift in
    update public.shift_signups u set status = 'canceled', offered_at = null from public.shifts s
      where s.id = u.shift_id and u.user_id = new.user_id and u.status <> 'canceled' and s.starts_at > now()
      returning u.shift_id
  loop
    perform private.fill_shift(left_shift);
  end loop;
  return null;
end $$;
call private.publish_function('release_shifts');
create trigger release_shifts after update of stage on public.volunteer_applications
  for each row when (old.stage = 'active' and new.stage <> 'active') execute function private.release_shifts();

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.shift_signups', 'Your shifts', 'user_id = $1',
    '[["shift_id", "Shift"], ["status", "Status"], ["signed_up_at", "Signed up on"], ["checked_in_at", "Checked in at"]]',
    true, 'with_account');
