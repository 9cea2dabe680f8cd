-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_raffle_entries(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  key text := private.entrant_key(to_person);
  held record;
begin
  perform from public.raffles r
    where r.id in (select e.raffle_id from public.raffle_entries e where e.user_id = from_person) order by r.id for update;
  for held in select e.*, r.entry_limit from public.raffle_entries e join public.raffles r on r.id = e.raffle_id
    where e.user_id = from_person order by e.raffle_id, e.number
  loop
    continue when private.tickets_of(held.raffle_id, key) >= held.entry_limit
      or exists (select from public.raffle_entries e where e.raffle_id = held.raffle_id and e.person_key = key
        and e.source = held.source and e.activity_id is not distinct from held.activity_id);
    update public.raffle_entries e set user_id = to_person, person_key = key where e.id = held.id;
    update public.raffle_winners w set user_id = to_person
      where w.raffle_id = held.raffle_id and w.number = held.number and w.user_id = from_person;
  end loop;
end $function$;
grant execute on function private.move_raffle_entries(from_person uuid, to_person uuid) to function_owner;
