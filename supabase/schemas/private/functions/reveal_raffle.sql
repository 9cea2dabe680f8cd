-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reveal_raffle(raffle uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  number bytea := (select s.secret from private.raffle_secrets s where s.raffle_id = raffle);
  added text[];
begin
  perform from public.raffles r where r.id = raffle for update;
  if private.draw_obstacle(raffle) is not null then return; end if;
  update public.raffle_draws d set revealed = encode(number, 'hex') where d.raffle_id = raffle
    returning d.contributions into added;
  perform private.draw_winners(raffle, sha256(number || sha256(decode(array_to_string(added, ''), 'hex'))));
end $function$;
grant execute on function private.reveal_raffle(raffle uuid) to function_owner;
