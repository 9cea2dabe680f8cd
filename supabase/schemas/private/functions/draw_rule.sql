-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.draw_rule(raffle public.raffles)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case raffle.method
    when 'beacon' then format(
      'The random value is round %s of the public beacon drand quicknet (chain %s), which is due on %s. If the beacon cannot be reached then, the draw waits for that round; no other value is used.',
      raffle.beacon_round, '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
      private.rules_time(private.beacon_round_time(raffle.beacon_round), raffle.time_zone))
    else format(
      'The random value combines a secret of the organizer, whose SHA-256 hash is %s, with random numbers that entrants'' browsers add when they enter. The secret is revealed at the draw, on %s. This is weaker than a public beacon: the organizer knows the secret while entries are open.',
      raffle.commitment, private.rules_time(raffle.draws_at, raffle.time_zone)) end
$function$;
grant execute on function private.draw_rule(raffle public.raffles) to anon, authenticated, function_owner, service_role;
