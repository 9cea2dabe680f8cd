-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_seat(held public.event_registrations)
 RETURNS public.check_in_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
begin
  if held.status = 'confirmed' then return null; end if;
  if held.status not in ('offered', 'released', 'awaiting-permission') then return 'unknown'; end if;
  if held.slip_id is not null and not exists (
    select from public.permission_slips s where s.id = held.slip_id and s.is_allowed) then return 'no-permission'; end if;
  select d.* into day from public.event_dates d where d.id = held.date_id;
  if held.status = 'released' and private.free_seats(day, held.channel) < held.party_size then return 'full'; end if;
  update public.event_registrations r set status = 'confirmed', offer_expires_at = null, changed_at = now()
    where r.id = held.id;
  return null;
end $function$;
grant execute on function private.claim_seat(held public.event_registrations) to function_owner;
