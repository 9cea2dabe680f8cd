-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_volunteering(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function private.move_volunteering(from_person uuid, to_person uuid) to function_owner;
