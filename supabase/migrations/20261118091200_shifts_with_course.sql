-- A shift can need a course that the volunteer has passed.

alter table public.shifts add column course_id uuid references public.courses (id);
comment on column public.shifts.course_id is 'A course that volunteers have passed, if it needs one.';
create index shifts_course on public.shifts (course_id);

-- A certificate shows it, too: its attempt may be gone.
create function private.has_passed(person uuid, course uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.quiz_attempts a where a.user_id = person and a.course_id = course and a.is_passed)
    or exists (select from public.certificates c where c.user_id = person and c.course_id = course and c.status = 'valid')
$$;
grant execute on function private.has_passed(uuid, uuid) to function_owner;

create or replace function private.missing_requirements(person uuid, shift public.shifts)
returns public.shift_requirement[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(need order by need), '{}') from (values
    ('volunteer'::public.shift_requirement, private.is_volunteer(person)),
    ('consent', private.has_consent(person, 'consent-events')),
    -- Only the month in which a learner turns 18 is known.
    ('age', shift.minimum_age is null or exists (select from public.profiles p where p.id = person
      and p.age_answered_at is not null
      and coalesce(p.adult_on <= current_date + make_interval(years => 18 - shift.minimum_age), true))),
    ('course', shift.course_id is null or private.has_passed(person, shift.course_id)),
    ('certificate', not shift.needs_certificate or exists (select from public.certificates c
      where c.user_id = person and c.status = 'valid' and (c.expires_at is null or c.expires_at > shift.starts_at))),
    ('waiver', not shift.needs_waiver or private.has_waiver(person)),
    ('screening', not shift.needs_screening or private.has_screening(person, private.shift_day(shift)))
  ) as required (need, is_met) where not is_met
$$;

drop function public.shift_board();
drop function private.shift_board();

-- The shifts ahead with what the caller has to do with each; those that fit the caller's time come first.
create function private.shift_board() returns table (
  id uuid, title text, about text, place text, chapter text, event text, starts_at timestamptz, ends_at timestamptz,
  time_zone text, capacity integer, taken integer, offered integer, status public.signup_status, is_offered boolean,
  place_in_line integer, missing public.shift_requirement[], minimum_age smallint, is_suggested boolean,
  course_title text, course_slug text
) language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  return query select s.id, s.title, s.about, s.place, c.name, e.slug, s.starts_at, s.ends_at, s.time_zone, s.capacity,
    s.taken, s.offered, u.status, u.offered_at is not null,
    case u.status when 'waiting' then (select count(*)::integer from public.shift_signups w
      where w.shift_id = s.id and w.status = 'waiting' and w.number <= u.number) end,
    private.missing_requirements(me, s), s.minimum_age,
    coalesce(private.slot_of(s) = any (a.availability), false), k.title, k.slug
  from (select n.* from public.shifts n where n.ends_at > now() and n.starts_at > now() - interval '24 hours'
      and n.canceled_at is null order by n.starts_at, n.id limit 60) s
  left join public.chapters c on c.id = s.chapter_id and c.status = 'active'
  left join public.events e on e.id = s.event_id and e.status = 'published'
  left join public.courses k on k.id = s.course_id
  left join public.shift_signups u on u.shift_id = s.id and u.user_id = me and u.status <> 'canceled'
  left join public.volunteer_applications a on a.user_id = me and a.stage in ('submitted', 'interview', 'training', 'active')
  order by coalesce(private.slot_of(s) = any (a.availability), false) desc, s.starts_at, s.id;
end $$;
call private.publish_function('shift_board', '{authenticated}');

drop function public.save_shift(uuid, text, text, text, uuid, uuid, timestamp, integer, text, integer, integer, boolean, boolean, boolean);
drop function private.save_shift(uuid, text, text, text, uuid, uuid, timestamp, integer, text, integer, integer, boolean, boolean, boolean);

/* Creates a shift without an id. People who signed up hear of a new time or place; more places move people up, and a
   volunteer without the screening that the shift needs on its day loses the place. */
create function private.save_shift(
  shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp, minutes integer,
  time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean,
  needs_screening boolean, course uuid default null, out outcome public.shift_save_outcome, out id uuid
) language plpgsql security definer set search_path = '' as $$
declare
  held public.shifts;
  moved boolean;
  begins timestamptz := private.moment_of(starts, $9);
begin
  if not coalesce(private.is_staff('outreach') or chapter in (select private.led_chapters()), false) then
    outcome := 'not-allowed';
    return;
  end if;
  if shift is null then
    insert into public.shifts (title, about, place, chapter_id, event_id, starts_at, ends_at, time_zone, capacity,
        minimum_age, needs_certificate, needs_waiver, needs_screening, course_id)
      values (trim($2), private.filled_text($3), trim($4), $5, $6, begins, begins + make_interval(mins => $8), $9, $10,
        $11, $12, $13, $14, $15)
      returning shifts.id into save_shift.id;
    outcome := 'saved';
    return;
  end if;
  select * into held from public.shifts s where s.id = shift for update;
  if held.id is null then outcome := 'unknown'; return; end if;
  if not private.manages_shift(held) then outcome := 'not-allowed'; return; end if;
  if $10 < held.taken then outcome := 'too-small'; return; end if;
  moved := (held.starts_at, held.ends_at, held.place) is distinct from (begins, begins + make_interval(mins => $8), trim($4));
  update public.shifts s set title = trim($2), about = private.filled_text($3), place = trim($4), chapter_id = $5,
    event_id = $6, starts_at = begins, ends_at = begins + make_interval(mins => $8), time_zone = $9, capacity = $10,
    minimum_age = $11, needs_certificate = $12, needs_waiver = $13, needs_screening = $14, course_id = $15,
    sequence = s.sequence + 1
    where s.id = shift returning s.* into held;
  perform private.release_unscreened(shift);
  if moved then
    update public.shift_signups u set reminded_at = null where u.shift_id = shift;
    perform private.notify_about_shift(u.user_id, held, 'changed') from public.shift_signups u
      where u.shift_id = shift and u.status <> 'canceled';
  end if;
  perform private.fill_shift(shift);
  outcome := 'saved';
  id := shift;
exception
  when check_violation or not_null_violation or foreign_key_violation or datetime_field_overflow
    or numeric_value_out_of_range or invalid_parameter_value then outcome := 'invalid'; id := null;
end $$;
call private.publish_function('save_shift', '{authenticated}');
