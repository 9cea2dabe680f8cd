-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.settle_registration()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations;
begin
  for held in
    select r.* from public.event_registrations r
    where r.slip_id = new.id and r.status not in ('canceled', 'expired')
  loop
    perform from public.event_dates d where d.id = held.date_id for update;
    update public.event_registrations r set changed_at = now(),
      status = case when not new.is_allowed then 'canceled' when r.status = 'awaiting-permission' then 'confirmed'
        else r.status end::public.registration_status
      where r.id = held.id returning r.* into held;
    if held.status = 'confirmed' then
      perform private.send_event_email(held, 'event-confirmed', 'event-confirmed ' || held.id);
    end if;
  end loop;
  return null;
end $function$;
alter function private.settle_registration() owner to function_owner;
