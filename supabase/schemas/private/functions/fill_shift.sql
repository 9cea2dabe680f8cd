-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.fill_shift(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.fill_shift(wanted uuid) to function_owner;
