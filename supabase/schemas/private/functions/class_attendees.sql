-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.class_attendees(date uuid)
 RETURNS TABLE(name text, email text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not (private.is_staff('instructor') and private.is_staff('events')) then return; end if;
  return query
    select coalesce(r.name, p.certificate_name, p.display_name), coalesce(r.email, m.address)
    from public.event_registrations r
      join public.check_ins k on k.registration_id = r.id and k.undone_at is null
      left join public.profiles p on p.id = r.user_id
      left join private.confirmed_emails m on m.user_id = r.user_id
    where r.date_id = class_attendees.date order by r.number limit 200;
end $function$;
alter function private.class_attendees(date uuid) owner to function_owner;
grant execute on function private.class_attendees(date uuid) to authenticated;
