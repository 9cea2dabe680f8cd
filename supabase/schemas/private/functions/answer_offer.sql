-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answer_offer(key text, is_accepted boolean)
 RETURNS public.registration_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations := private.lock_registration(key);
begin
  if held.id is null then return 'unknown'; end if;
  if held.status <> 'offered' then return 'not-offered'; end if;
  if held.offer_expires_at <= now() then return 'too-late'; end if;
  if is_accepted is null then return 'invalid'; end if;
  update public.event_registrations r set changed_at = now(), offer_expires_at = null,
    status = case when not is_accepted then 'canceled'
      when coalesce((select s.is_allowed from public.permission_slips s where s.id = r.slip_id), r.slip_id is null)
        then 'confirmed'
      else 'awaiting-permission' end::public.registration_status
    where r.id = held.id returning r.* into held;
  if held.status = 'confirmed' then
    perform private.send_event_email(held, 'event-confirmed', 'event-confirmed ' || held.id);
  end if;
  return 'changed';
end $function$;
alter function private.answer_offer(key text, is_accepted boolean) owner to function_owner;
grant execute on function private.answer_offer(key text, is_accepted boolean) to anon, authenticated;
