-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_shift(shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp without time zone, minutes integer, time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean, needs_screening boolean, course uuid DEFAULT NULL::uuid, OUT outcome public.shift_save_outcome, OUT id uuid)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.shifts;
  moved boolean;
  begins timestamptz := private.moment_of(starts, $9);
  finishes timestamptz := private.moment_of(starts + make_interval(mins => $8), $9);
begin
  if not coalesce(private.is_staff('outreach') or chapter in (select private.led_chapters()), false) then
    outcome := 'not-allowed';
    return;
  end if;
  if private.is_skipped_time(starts, $9) or private.is_skipped_time(starts + make_interval(mins => $8), $9) then
    outcome := 'skipped-time';
    return;
  end if;
  if shift is null then
    insert into public.shifts (title, about, place, chapter_id, event_id, starts_at, ends_at, time_zone, capacity,
        minimum_age, needs_certificate, needs_waiver, needs_screening, course_id)
      values (trim($2), private.filled_text($3), trim($4), $5, $6, begins, finishes, $9, $10,
        $11, $12, $13, $14, $15)
      returning shifts.id into save_shift.id;
    outcome := 'saved';
    return;
  end if;
  select * into held from public.shifts s where s.id = shift for update;
  if held.id is null then outcome := 'unknown'; return; end if;
  if not private.manages_shift(held) then outcome := 'not-allowed'; return; end if;
  if $10 < held.taken then outcome := 'too-small'; return; end if;
  moved := (held.starts_at, held.ends_at, held.place) is distinct from (begins, finishes, trim($4));
  update public.shifts s set title = trim($2), about = private.filled_text($3), place = trim($4), chapter_id = $5,
    event_id = $6, starts_at = begins, ends_at = finishes, time_zone = $9, capacity = $10,
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
end $function$;
alter function private.save_shift(shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp without time zone, minutes integer, time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean, needs_screening boolean, course uuid, OUT outcome public.shift_save_outcome, OUT id uuid) owner to function_owner;
grant execute on function private.save_shift(shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp without time zone, minutes integer, time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean, needs_screening boolean, course uuid, OUT outcome public.shift_save_outcome, OUT id uuid) to authenticated;
