-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.enter_for_activity(person uuid, by_source public.raffle_source, activity uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  key text := private.entrant_key(person);
  held public.raffles;
begin
  for held in select r.* from public.raffles r where r.closes_at > now() and by_source = any (r.sources)
      and exists (select from public.raffle_entries e where e.raffle_id = r.id and e.user_id = person)
    order by r.id for update of r
  loop
    if private.raffle_obstacle(held) is null and private.entrant_obstacle(held, person) is null
      and private.tickets_of(held.id, key) < held.entry_limit
      and not exists (select from public.raffle_entries e where e.raffle_id = held.id and e.person_key = key
        and e.source = by_source and e.activity_id = activity)
    then
      perform private.announce_tickets(held, person, array[private.take_ticket(held.id, person, key, by_source, activity)]);
    end if;
  end loop;
end $function$;
alter function private.enter_for_activity(person uuid, by_source public.raffle_source, activity uuid) owner to function_owner;
