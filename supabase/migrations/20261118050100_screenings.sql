-- Whether a volunteer passed a screening, and until when it counts, as a requirement of shifts (decision 050). The report
-- is never stored.

create type public.screening_result as enum ('passed', 'not-passed');

alter table public.volunteer_applications
  add column screening_result public.screening_result,
  add column screened_on date,
  add column screening_ends_on date,
  add column screening_noted_by uuid references auth.users (id) on delete set null,
  add column screening_noted_at timestamptz,
  add constraint volunteer_applications_screening_check check (
    (screening_result is null) = (screened_on is null) and (screening_result is null) = (screening_noted_at is null)
    and (screening_result is not distinct from 'passed') = (screening_ends_on is not null)),
  add constraint volunteer_applications_screening_days check (
    screened_on >= date '2000-01-01' and screening_ends_on > screened_on
    and screening_ends_on <= screened_on + interval '5 years');
comment on column public.volunteer_applications.screening_result is 'Only the result; staff read the report elsewhere.';
comment on column public.volunteer_applications.screening_ends_on is 'The last day on which it counts.';
comment on column public.volunteer_applications.screening_noted_by is 'Null for former staff.';
create index volunteer_applications_screening_noted_by on public.volunteer_applications (screening_noted_by);
grant update (screening_result, screened_on, screening_ends_on, screening_noted_by, screening_noted_at)
  on public.volunteer_applications to function_owner;
update private.person_map set shows = shows || '[["screening_result", "Screening"], ["screened_on", "Screened on"],
    ["screening_ends_on", "Screening valid through"]]'
  where relation = 'public.volunteer_applications';

alter table public.shifts add column needs_screening boolean not null default false;

create function private.has_screening(person uuid, day date) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.volunteer_applications a
    where a.user_id = person and a.stage = 'active' and day <= a.screening_ends_on)
$$;

-- The day of a shift on the clock of its place.
create function private.shift_day(shift public.shifts) returns date language sql stable set search_path = '' as $$
  select (shift.starts_at at time zone shift.time_zone)::date
$$;
grant execute on function private.has_screening(uuid, date), private.shift_day(public.shifts) to function_owner;

create or replace function private.missing_requirements(person uuid, shift public.shifts)
returns public.shift_requirement[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(need order by need), '{}') from (values
    ('volunteer'::public.shift_requirement, private.is_volunteer(person)),
    ('consent', private.has_consent(person, 'consent-events')),
    -- Only the month in which a learner turns 18 is known.
    ('age', shift.minimum_age is null or exists (select from public.profiles p where p.id = person
      and p.age_answered_at is not null
      and coalesce(p.adult_on <= current_date + make_interval(years => 18 - shift.minimum_age), true))),
    ('certificate', not shift.needs_certificate or exists (select from public.certificates c
      where c.user_id = person and c.status = 'valid' and (c.expires_at is null or c.expires_at > shift.starts_at))),
    ('waiver', not shift.needs_waiver or private.has_waiver(person)),
    ('screening', not shift.needs_screening or private.has_screening(person, private.shift_day(shift)))
  ) as required (need, is_met) where not is_met
$$;

/* Takes volunteers without a screening that counts on the day off a shift and tells them; the caller fills the places.
   People on the waiting list stay there, because they are skipped until they have one. */
create function private.release_unscreened(wanted uuid) returns void language plpgsql set search_path = '' as $$
declare
  held public.shifts;
  person uuid;
begin
  select * into held from public.shifts s
    where s.id = wanted and s.needs_screening and s.starts_at > now() and s.canceled_at is null for update;
  for person in
    update public.shift_signups u set status = 'canceled', offered_at = null
      where u.shift_id = held.id and u.status = 'confirmed'
        and not private.has_screening(u.user_id, private.shift_day(held))
      returning u.user_id
  loop
    perform private.notify_about_shift(person, held, 'screening-ended');
  end loop;
end $$;

-- After a change of someone's screening.
create function private.check_screened_shifts(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  wanted uuid;
begin
  for wanted in
    select s.id from public.shifts s join public.shift_signups u on u.shift_id = s.id
    where u.user_id = person and u.status <> 'canceled' and s.needs_screening and s.starts_at > now()
    order by s.id for update of s
  loop
    perform private.release_unscreened(wanted);
    perform private.fill_shift(wanted);
  end loop;
end $$;
grant execute on function private.release_unscreened(uuid), private.check_screened_shifts(uuid) to function_owner;

create type public.screening_outcome as enum ('noted', 'invalid', 'unknown', 'not-allowed');

-- Notes a screening; without a result there is none. A result other than passed has no last day.
create function private.note_screening(application uuid, result public.screening_result, day date, last_day date)
returns public.screening_outcome language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  -- One more day, because the day of staff may already be the next one.
  if day > current_date + 1 then return 'invalid'; end if;
  update public.volunteer_applications a set screening_result = result, screened_on = day,
    screening_ends_on = last_day, screening_noted_by = case when result is not null then auth.uid() end,
    screening_noted_at = case when result is not null then now() end
    where a.id = application and a.stage in ('submitted', 'interview', 'training', 'active')
    returning a.user_id into person;
  if person is null then return 'unknown'; end if;
  perform private.check_screened_shifts(person);
  return 'noted';
exception
  when check_violation or datetime_field_overflow then return 'invalid';
end $$;
call private.publish_function('note_screening', '{authenticated}');

-- A computed field of each application, for staff: who noted the screening.
create function private.screening_author(application public.volunteer_applications) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.is_staff('outreach') then private.display_name_of(application.screening_noted_by) end;
end $$;
call private.publish_function('screening_author', '{authenticated}');

-- The newest screening of an earlier application counts for the new one, too.
create or replace function private.apply_to_volunteer(
  name text, phone text, city text, state text, interests public.volunteer_interest[],
  availability public.availability_slot[], about text
) returns public.volunteer_application_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  obstacle public.volunteer_application_outcome;
  made public.volunteer_applications;
begin
  perform pg_advisory_xact_lock(hashtextextended('volunteer application ' || me, 0));
  obstacle := private.application_obstacle(me);
  if obstacle is not null then return obstacle; end if;
  insert into public.volunteer_applications (user_id, name, phone, city, state, interests, availability, about,
      screening_result, screened_on, screening_ends_on, screening_noted_by, screening_noted_at)
    select me, trim($1), private.filled_text($2), trim($3), $4, array(select distinct unnest($5) order by 1),
      array(select distinct unnest($6) order by 1), private.filled_text($7),
      last.screening_result, last.screened_on, last.screening_ends_on, last.screening_noted_by, last.screening_noted_at
    from (values (1)) as one left join lateral (
      select * from public.volunteer_applications a where a.user_id = me and a.screening_result is not null
      order by a.screened_on desc, a.screening_noted_at desc limit 1) as last on true
    returning * into made;
  perform private.notify_applicant(made);
  return 'submitted';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;

-- When both accounts have an open application, the newest of the two screenings counts.
create or replace function private.move_volunteering(from_person uuid, to_person uuid) returns void
language sql set search_path = '' as $$
  update public.volunteer_applications a set user_id = to_person where a.user_id = from_person and (
    a.stage in ('inactive', 'declined', 'withdrawn') or not exists (select from public.volunteer_applications o
      where o.user_id = to_person and o.stage in ('submitted', 'interview', 'training', 'active')));
  update public.volunteer_applications a set (screening_result, screened_on, screening_ends_on, screening_noted_by,
      screening_noted_at) = (o.screening_result, o.screened_on, o.screening_ends_on, o.screening_noted_by,
      o.screening_noted_at)
    from public.volunteer_applications o
    where a.user_id = to_person and a.stage in ('submitted', 'interview', 'training', 'active')
      and o.user_id = from_person and o.screening_result is not null
      and (a.screened_on is null or a.screened_on < o.screened_on);
  update public.waiver_signatures s set user_id = to_person,
    signed_by = case s.signed_by when from_person then to_person else s.signed_by end
    where s.user_id = from_person and not exists (select from public.waiver_signatures o
      where o.user_id = to_person and o.version = s.version);
  update public.shift_signups u set user_id = to_person where u.user_id = from_person and not exists (
    select from public.shift_signups o where o.user_id = to_person and o.shift_id = u.shift_id);
  update public.volunteer_hours set user_id = to_person where user_id = from_person;
  update public.service_letters set user_id = to_person where user_id = from_person;
  select private.check_screened_shifts(to_person)
$$;
