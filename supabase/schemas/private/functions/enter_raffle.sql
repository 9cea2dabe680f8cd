-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.enter_raffle(slug text, contribution text DEFAULT NULL::text)
 RETURNS public.raffle_entry_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  key text := private.entrant_key(me);
  held public.raffles;
  obstacle public.raffle_entry_outcome;
  earned record;
  numbers integer[] := '{}';
begin
  select * into held from public.raffles r where r.slug = enter_raffle.slug for update;
  obstacle := coalesce(private.raffle_obstacle(held), private.entrant_obstacle(held, me));
  if obstacle is not null then return obstacle; end if;
  if private.tickets_of(held.id, key) >= held.entry_limit then return 'limit-reached'; end if;
  if not exists (select from public.raffle_entries e
      where e.raffle_id = held.id and e.person_key = key and e.source = 'web') then
    numbers := numbers || private.take_ticket(held.id, me, key, 'web', contribution => enter_raffle.contribution);
  end if;
  for earned in select * from private.raffle_activities(held, me) loop
    exit when private.tickets_of(held.id, key) >= held.entry_limit;
    if not exists (select from public.raffle_entries e where e.raffle_id = held.id and e.person_key = key
        and e.source = earned.source and e.activity_id = earned.activity_id) then
      numbers := numbers || private.take_ticket(held.id, me, key, earned.source, earned.activity_id);
    end if;
  end loop;
  if numbers = '{}' then return 'already-entered'; end if;
  perform private.announce_tickets(held, me, numbers);
  return 'entered';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.enter_raffle(slug text, contribution text) owner to function_owner;
grant execute on function private.enter_raffle(slug text, contribution text) to authenticated;
