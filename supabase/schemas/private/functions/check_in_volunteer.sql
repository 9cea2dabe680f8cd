-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in_volunteer(signup uuid)
 RETURNS public.shift_check_in_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.check_in_volunteer(signup uuid) owner to function_owner;
grant execute on function private.check_in_volunteer(signup uuid) to authenticated;
