-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_registration(key text, people integer, by_channel public.event_channel)
 RETURNS public.registration_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.event_registrations := private.lock_registration(key);
  day public.event_dates;
  needed integer;
begin
  if held.id is null then return 'unknown'; end if;
  if held.status in ('canceled', 'expired', 'offered', 'released') then return 'not-active'; end if;
  select d.* into day from public.event_dates d where d.id = held.date_id;
  if not private.is_open_for_registration(day) then return 'too-late'; end if;
  if coalesce(people not between 1 and 5, true) or private.free_seats(day, by_channel) is null then return 'invalid'; end if;
  needed := people - case when held.channel = by_channel then held.party_size else 0 end;
  if held.status = 'waiting' and held.channel <> by_channel then return 'full'; end if;
  if held.status <> 'waiting' and needed > 0
    and (private.free_seats(day, by_channel) < needed or private.people_waiting(day, by_channel) > 0)
    then return 'full'; end if;
  update public.event_registrations r set party_size = people, channel = by_channel, changed_at = now()
    where r.id = held.id returning r.* into held;
  if held.status = 'confirmed' then
    perform private.send_event_email(held, 'event-confirmed',
      format('event-confirmed %s %s %s', held.id, held.channel, held.party_size));
  end if;
  return 'changed';
end $function$;
alter function private.change_registration(key text, people integer, by_channel public.event_channel) owner to function_owner;
grant execute on function private.change_registration(key text, people integer, by_channel public.event_channel) to anon, authenticated;
