-- Hours of volunteers: entered by themselves, or by the check-in of a shift. Only approved hours count.

create type public.hours_status as enum ('submitted', 'approved', 'rejected');

create table public.volunteer_hours (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  signup_id uuid unique references public.shift_signups (id) on delete set null,
  name text not null check (length(name) between 2 and 100 and private.is_plain_name(name)),
  chapter_id uuid references public.chapters (id) on delete set null,
  day date not null,
  minutes integer not null check (minutes between 15 and 1440 and minutes % 15 = 0),
  task text not null check (length(task) between 2 and 200 and private.is_plain_line(task)),
  status public.hours_status not null default 'submitted',
  reason text check (length(reason) between 5 and 500),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  entered_at timestamptz not null default now(),
  check ((status = 'submitted') = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null))
);
comment on table public.volunteer_hours is 'class:s2';
comment on column public.volunteer_hours.name is 'On the application, for staff, who cannot read profiles.';
comment on column public.volunteer_hours.signup_id is 'The shift they come from; null if the volunteer entered them.';
comment on column public.volunteer_hours.chapter_id is 'Leads of the chapter approve them, too.';
comment on column public.volunteer_hours.reason is 'Why staff rejected them; the volunteer reads it.';
create index volunteer_hours_member on public.volunteer_hours (user_id, day desc, id);
create index volunteer_hours_status on public.volunteer_hours (status, entered_at, id);
create index volunteer_hours_chapter on public.volunteer_hours (chapter_id, status);
create index volunteer_hours_decided_by on public.volunteer_hours (decided_by);
alter table public.volunteer_hours enable row level security;
revoke all on public.volunteer_hours from public, anon, authenticated;
grant select, insert, update, delete on public.volunteer_hours to service_role;
grant select, insert, update, delete on public.volunteer_hours to function_owner;
grant select on public.volunteer_hours to authenticated;
create policy "function owner manages volunteer hours" on public.volunteer_hours for all to function_owner
  using (true) with check (true);

-- Ids, because there are so few chapters that a policy that compares them would read the whole table for everyone.
create function private.led_hours() returns setof uuid language sql stable security definer set search_path = '' as $$
  select h.id from public.volunteer_hours h where h.chapter_id in (select private.led_chapters())
$$;
call private.publish_function('led_hours', '{authenticated}', is_in_api => false);

create policy "volunteers, guardians, leads of the chapter and outreach read hours" on public.volunteer_hours
  for select to authenticated
  using (user_id = any (array(select private.visible_people())) or id = any (array(select private.led_hours()))
    or id between (select private.first_id_for_staff('outreach')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('outreach')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('outreach'));

create function private.volunteer_name(person uuid) returns text language sql stable set search_path = '' as $$
  select a.name from public.volunteer_applications a where a.user_id = person
  order by a.submitted_at desc limit 1
$$;
grant execute on function private.volunteer_name(uuid) to function_owner;

create type public.hours_outcome as enum ('saved', 'invalid', 'not-volunteer', 'too-many', 'unknown');

-- Volunteers enter hours of the last 90 days; a day has at most 24 hours.
create function private.log_hours(day date, minutes integer, task text, chapter uuid) returns public.hours_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  if not private.is_volunteer(me) then return 'not-volunteer'; end if;
  perform pg_advisory_xact_lock(hashtextextended('hours of ' || me, 0));
  if coalesce($1 not between current_date - 90 and current_date + 1, true) then return 'invalid'; end if;
  if chapter is not null and not exists (select from public.chapters c where c.id = chapter and c.status = 'active') then
    return 'invalid';
  end if;
  if $2 + (select coalesce(sum(h.minutes), 0) from public.volunteer_hours h
    where h.user_id = me and h.day = $1 and h.status <> 'rejected') > 1440 then return 'too-many'; end if;
  insert into public.volunteer_hours (user_id, name, chapter_id, day, minutes, task)
    values (me, private.volunteer_name(me), chapter, $1, $2, trim($3));
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('log_hours', '{authenticated}');

-- Removes hours that nobody has decided about.
create function private.remove_hours(hours uuid) returns public.hours_outcome
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.volunteer_hours h
    where h.id = hours and h.user_id = private.caller_id() and h.status = 'submitted' and h.signup_id is null;
  return (case when found then 'saved' else 'unknown' end)::public.hours_outcome;
end $$;
call private.publish_function('remove_hours', '{authenticated}');

create type public.hours_decision_outcome as enum ('decided', 'no-reason', 'invalid', 'own-hours', 'not-possible', 'unknown');

-- Approves or rejects hours, also after an earlier decision. Nobody decides about their own.
create function private.decide_hours(hours uuid, next_status public.hours_status, why text)
returns public.hours_decision_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  held public.volunteer_hours;
  words text := private.filled_text(why);
begin
  select * into held from public.volunteer_hours h where h.id = hours for update;
  if held.id is null
    or not coalesce(private.is_staff('outreach') or held.chapter_id in (select private.led_chapters()), false) then
    return 'unknown';
  end if;
  if held.user_id = me then return 'own-hours'; end if;
  if next_status is null or next_status in ('submitted', held.status) then return 'not-possible'; end if;
  if next_status = 'rejected' and words is null then return 'no-reason'; end if;
  update public.volunteer_hours h set status = next_status, decided_by = me, decided_at = now(),
    reason = case next_status when 'rejected' then words end where h.id = hours;
  perform private.notify(held.user_id, 'events', 'hours-decided',
    jsonb_build_object('status', next_status, 'minutes', held.minutes, 'day', held.day, 'task', held.task,
      'reason', case next_status when 'rejected' then words end));
  return 'decided';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('decide_hours', '{authenticated}');

create type public.shift_check_in_outcome as enum ('checked-in', 'own-hours', 'too-early', 'already', 'unknown');

-- Staff who see the volunteer check them in. The length of the shift counts as approved hours, in steps of 15 minutes.
create function private.check_in_volunteer(signup uuid) returns public.shift_check_in_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  held public.shift_signups;
  about public.shifts;
begin
  select * into held from public.shift_signups u where u.id = signup and u.status = 'confirmed' for update;
  select * into about from public.shifts s where s.id = held.shift_id and s.canceled_at is null;
  if about.id is null or not private.manages_shift(about) then return 'unknown'; end if;
  if held.user_id = me then return 'own-hours'; end if;
  if held.checked_in_at is not null then return 'already'; end if;
  if about.starts_at > now() + interval '1 hour' then return 'too-early'; end if;
  update public.shift_signups u set checked_in_at = now(), offered_at = null where u.id = signup;
  insert into public.volunteer_hours (user_id, name, signup_id, chapter_id, day, minutes, task, status, decided_by,
      decided_at)
    values (held.user_id, private.volunteer_name(held.user_id), signup, about.chapter_id, (about.starts_at at time zone about.time_zone)::date,
      greatest(15, round(extract(epoch from about.ends_at - about.starts_at) / 900) * 15), about.title, 'approved', me, now());
  perform private.fill_shift(about.id);
  return 'checked-in';
end $$;
call private.publish_function('check_in_volunteer', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.volunteer_hours', 'Your volunteer hours', 'user_id = $1',
    '[["day", "Day"], ["minutes", "Minutes"], ["task", "What you did"], ["status", "Status"], ["reason", "Reason"],
      ["entered_at", "Entered on"]]', true, 'with_account');
