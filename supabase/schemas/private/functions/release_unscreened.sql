-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.release_unscreened(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.release_unscreened(wanted uuid) to function_owner;
