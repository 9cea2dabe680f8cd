-- What outreach, and chapter leads for their own chapter, do with shifts.

create type public.shift_save_outcome as enum ('saved', 'invalid', 'too-small', 'not-allowed', 'unknown');

-- Creates a shift without an id. People who signed up hear of a new time or place; more places move people up.
create function private.save_shift(
  shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp, minutes integer,
  time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean,
  out outcome public.shift_save_outcome, out id uuid
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
        minimum_age, needs_certificate, needs_waiver)
      values (trim($2), private.filled_text($3), trim($4), $5, $6, begins, begins + make_interval(mins => $8), $9, $10,
        $11, $12, $13)
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
    minimum_age = $11, needs_certificate = $12, needs_waiver = $13, sequence = s.sequence + 1
    where s.id = shift returning s.* into held;
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

create type public.shift_cancel_outcome as enum ('canceled', 'no-reason', 'not-possible', 'unknown');

-- Cancels a shift that has not ended. Everyone on it gets the reason.
create function private.cancel_shift(shift uuid, why text) returns public.shift_cancel_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.shifts;
begin
  select * into held from public.shifts s where s.id = shift for update;
  if held.id is null or not private.manages_shift(held) then return 'unknown'; end if;
  if held.canceled_at is not null or held.ends_at <= now() then return 'not-possible'; end if;
  if coalesce(length(trim(why)), 0) not between 5 and 500 then return 'no-reason'; end if;
  update public.shifts s set canceled_at = now(), cancel_reason = trim(why), sequence = s.sequence + 1
    where s.id = shift returning s.* into held;
  perform private.notify_about_shift(u.user_id, held, 'canceled') from public.shift_signups u
    where u.shift_id = shift and u.status <> 'canceled';
  return 'canceled';
end $$;
call private.publish_function('cancel_shift', '{authenticated}');

-- Who is on a shift, for those who manage it.
create function private.shift_roster(shift uuid) returns table (
  id uuid, name text, status public.signup_status, is_offered boolean, checked_in_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
declare
  held public.shifts;
begin
  select * into held from public.shifts s where s.id = shift;
  if held.id is null or not private.manages_shift(held) then return; end if;
  return query select u.id, private.volunteer_name(u.user_id), u.status, u.offered_at is not null, u.checked_in_at
    from public.shift_signups u where u.shift_id = shift and u.status <> 'canceled' order by u.status, u.number;
end $$;
call private.publish_function('shift_roster', '{authenticated}');

-- The shifts that the caller manages.
create function public.managed_shifts() returns setof public.shifts language sql stable set search_path = '' as $$
  select s.* from public.shifts s
  where (select private.is_staff('outreach')) or s.chapter_id = any (array(select private.led_chapters()))
$$;
grant execute on function public.managed_shifts() to authenticated;
