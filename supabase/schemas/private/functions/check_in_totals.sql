-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in_totals(date uuid)
 RETURNS TABLE(expected bigint, came bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  expected := 0;
  came := 0;
  if private.manages_date(date) then
    select coalesce(sum(r.party_size), 0) into expected from public.event_registrations r
      where r.date_id = date and r.channel = 'room' and r.status in ('confirmed', 'awaiting-permission', 'offered');
    select coalesce(sum(c.people), 0) into came from public.check_ins c where c.date_id = date and c.undone_at is null;
  end if;
  return next;
end $function$;
alter function private.check_in_totals(date uuid) owner to function_owner;
grant execute on function private.check_in_totals(date uuid) to authenticated;
