-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.expire_offers()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held record;
  ended bigint := 0;
begin
  for held in
    select r.id, r.date_id from public.event_registrations r
    where r.status = 'offered' and r.offer_expires_at <= now() order by r.date_id, r.number limit 1000
  loop
    -- The date is locked first, as everywhere, so that no two transactions wait for each other.
    perform from public.event_dates d where d.id = held.date_id for update;
    update public.event_registrations r set status = 'expired', changed_at = now()
      where r.id = held.id and r.status = 'offered' and r.offer_expires_at <= now();
    if found then ended := ended + 1; end if;
  end loop;
  return ended;
end $function$;
alter function private.expire_offers() owner to function_owner;
