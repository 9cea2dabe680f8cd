-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_registration(key text)
 RETURNS public.registration_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations := private.lock_registration(key);
begin
  if held.id is null then return 'unknown'; end if;
  if held.status in ('canceled', 'expired') then return 'not-active'; end if;
  if exists (select from public.event_dates d where d.id = held.date_id and d.ends_at <= now()) then return 'too-late'; end if;
  update public.event_registrations r set status = 'canceled', changed_at = now() where r.id = held.id
    returning r.* into held;
  perform private.send_event_email(held, 'event-left', 'event-left ' || held.id);
  return 'changed';
end $function$;
alter function private.cancel_registration(key text) owner to function_owner;
grant execute on function private.cancel_registration(key text) to anon, authenticated;
