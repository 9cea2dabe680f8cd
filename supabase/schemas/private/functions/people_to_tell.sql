-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.people_to_tell(event uuid, date uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.manages_events_of((select e.chapter_id from public.events e where e.id = event)) then return 0; end if;
  return (
    select count(distinct coalesce(r.user_id::text, lower(r.email)))
    from public.event_dates d join public.event_registrations r on r.date_id = d.id
    where d.event_id = event and d.id = coalesce(date, d.id) and d.canceled_at is null and d.ends_at > now()
      and r.status not in ('canceled', 'expired')
  );
end $function$;
alter function private.people_to_tell(event uuid, date uuid) owner to function_owner;
grant execute on function private.people_to_tell(event uuid, date uuid) to authenticated;
