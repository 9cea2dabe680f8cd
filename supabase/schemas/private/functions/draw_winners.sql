-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.draw_winners(raffle uuid, random_value bytea)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.raffles;
  winner record;
  new_seed bytea;
begin
  select * into held from public.raffles r where r.id = raffle;
  select sha256(decode(d.root, 'hex') || random_value) into new_seed from public.raffle_draws d where d.raffle_id = raffle;
  update public.raffle_draws d set drawn_at = now(), value = encode(random_value, 'hex'), seed = encode(new_seed, 'hex')
    where d.raffle_id = raffle;
  insert into public.raffle_winners (raffle_id, place, number, user_id)
    select raffle, place, ticket, e.user_id
    from unnest(private.pick_tickets(new_seed, public.entry_count(held), held.winner_count + held.alternate_count))
      with ordinality as p (ticket, place)
    join public.raffle_entries e on e.raffle_id = raffle and e.number = ticket;
  for winner in select w.id from public.raffle_winners w
    where w.raffle_id = raffle and w.place <= held.winner_count order by w.place
  loop
    perform private.call_winner(winner.id, false);
  end loop;
end $function$;
grant execute on function private.draw_winners(raffle uuid, random_value bytea) to function_owner;
