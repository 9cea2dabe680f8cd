-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.undo_check_in(link public.check_in_links, registration uuid, moment timestamp with time zone)
 RETURNS public.check_in_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations;
begin
  update public.check_ins c set undone_at = now(), changed_at = now()
    where c.registration_id = registration and c.date_id = link.date_id and c.undone_at is null
      and c.checked_in_at <= moment;
  if not found then return 'not-checked-in'; end if;
  update public.event_registrations r set status = 'canceled', changed_at = now()
    where r.id = registration and r.is_walk_up returning r.* into held;
  if held.id is not null then perform private.send_event_email(held, 'event-left', 'event-left ' || held.id); end if;
  return 'undone';
end $function$;
grant execute on function private.undo_check_in(link public.check_in_links, registration uuid, moment timestamp with time zone) to function_owner;
