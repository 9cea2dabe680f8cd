-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_registrations(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- In the order of the ids, as when people register for several dates.
  perform from public.event_dates d
    where d.id in (select r.date_id from public.event_registrations r where r.user_id = from_person) order by d.id for update;
  update public.event_registrations r set user_id = to_person where r.user_id = from_person
    and (r.status in ('canceled', 'expired') or not exists (select from public.event_registrations o
      where o.user_id = to_person and o.date_id = r.date_id and o.status not in ('canceled', 'expired')));
end $function$;
grant execute on function private.move_registrations(from_person uuid, to_person uuid) to function_owner;
