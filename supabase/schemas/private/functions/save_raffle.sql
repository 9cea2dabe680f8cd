-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens timestamp without time zone, closes timestamp without time zone, draws timestamp without time zone, min_age integer, states text[], sources public.raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method, time_zone text)
 RETURNS public.raffle_save_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  raffle uuid := coalesce(wanted, gen_random_uuid());
  held public.raffles;
  secret bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffles r where r.id = wanted for update;
  if wanted is not null and held.id is null then return 'unknown'; end if;
  if held.frozen_at is not null or held.canceled_at is not null then return 'frozen'; end if;
  select coalesce((select s.secret from private.raffle_secrets s where s.raffle_id = wanted), secret) into secret;
  insert into public.raffles as r (id, slug, title, prize, prize_value, opens_at, closes_at, draws_at, time_zone,
    min_age, states, sources, entry_limit, winner_count, alternate_count, claim_days, method, beacon_round, commitment)
  values (raffle, $2, trim($3), trim($4), $5, private.moment_of(opens, $17), private.moment_of(closes, $17),
    private.moment_of(draws, $17), $17, $9, $10, $11, $12, $13, $14, $15, $16,
    case $16 when 'beacon' then private.beacon_round_at(private.moment_of(draws, $17)) end,
    case $16 when 'commit-reveal' then encode(sha256(secret), 'hex') end)
  on conflict (id) do update set slug = excluded.slug, title = excluded.title, prize = excluded.prize,
    prize_value = excluded.prize_value, opens_at = excluded.opens_at, closes_at = excluded.closes_at,
    draws_at = excluded.draws_at, time_zone = excluded.time_zone, min_age = excluded.min_age, states = excluded.states, sources = excluded.sources,
    entry_limit = excluded.entry_limit, winner_count = excluded.winner_count,
    alternate_count = excluded.alternate_count, claim_days = excluded.claim_days, method = excluded.method,
    beacon_round = excluded.beacon_round, commitment = excluded.commitment;
  insert into private.raffle_secrets (raffle_id, secret) values (raffle, secret) on conflict do nothing;
  return 'saved';
exception
  when unique_violation then return 'slug-taken';
  -- PostgreSQL does not know the name of the zone.
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $function$;
alter function private.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens timestamp without time zone, closes timestamp without time zone, draws timestamp without time zone, min_age integer, states text[], sources public.raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method, time_zone text) owner to function_owner;
grant execute on function private.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens timestamp without time zone, closes timestamp without time zone, draws timestamp without time zone, min_age integer, states text[], sources public.raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method, time_zone text) to authenticated;
