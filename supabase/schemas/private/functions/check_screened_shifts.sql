-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_screened_shifts(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.check_screened_shifts(person uuid) to function_owner;
