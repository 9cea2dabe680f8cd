-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.raffle_rules(raffle public.raffles)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_to_string(array[
    format('Official rules: %s. A free prize draw by %s, %s.', raffle.title, s.name, s.postal_address),
    'Free to enter. No purchase, gift or payment is needed or improves your odds. Void where prohibited.',
    format('Prize: %s Approximate value: $%s. Number of winners: %s.', raffle.prize, raffle.prize_value, raffle.winner_count),
    format('Entries are open from %s to %s.', private.rules_time(raffle.opens_at, raffle.time_zone),
      private.rules_time(raffle.closes_at, raffle.time_zone)),
    case raffle.min_age when 18 then 'You must be 18 or older.'
      else 'You must be 18 or older, or 13 to 17 with a guardian''s permission for prize draws.' end
      || ' Staff, board members and their families cannot enter.',
    'You must live in one of these states: ' || array_to_string(array(select unnest(raffle.states) order by 1), ', ') || '.',
    'Ways to enter: ' || (select string_agg(private.source_phrase(source), '; ' order by source) from unnest(raffle.sources) as source)
      || format('. One entry per activity, at most %s per person. Every entry has the same odds.', raffle.entry_limit),
    case when 'mail-in' = any (raffle.sources) then format(
      'By mail: send a card with your name, state, email or mailing address and the words "I am 18 or older" to %s. It must arrive before entries close.',
      s.postal_address) end,
    'When entries close, every ticket becomes a hash, and all hashes are sealed as one Merkle root, which is published.',
    private.draw_rule(raffle),
    format('Root and random value together pick the winners and %s alternates in order, by a published method that anyone can repeat.', raffle.alternate_count),
    format('Winners get an email and have %s days to claim. Then the next alternate gets one.', raffle.claim_days),
    'A winner''s first name and state are published only with their consent, and never for winners under 18.',
    'These rules cannot change after the first entry. The organizer can only cancel the draw, and then says why.'
  ], E'\n\n') from public.site_settings s
$function$;
grant execute on function private.raffle_rules(raffle public.raffles) to anon, authenticated, function_owner, service_role;
