-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.take_ticket(raffle uuid, person uuid, key text, by_source public.raffle_source, activity uuid DEFAULT NULL::uuid, contribution text DEFAULT NULL::text, card_name text DEFAULT NULL::text, card_contact text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  next_number integer;
begin
  -- Even an update of no rows would announce a change and drop the cached page.
  if exists (select from public.raffles r where r.id = raffle and r.frozen_at is null) then
    update public.raffles r set rules = private.raffle_rules(r), frozen_at = clock_timestamp(),
      rules_hash = encode(sha256(convert_to(private.raffle_rules(r), 'UTF8')), 'hex') where r.id = raffle;
  end if;
  insert into public.raffle_counts as c (raffle_id, entries) values (raffle, 1)
    on conflict (raffle_id) do update set entries = c.entries + 1 returning c.entries into next_number;
  insert into public.raffle_entries (raffle_id, number, source, activity_id, user_id, person_key, contribution,
    card_name, card_contact, entered_at)
  values (raffle, next_number, by_source, activity, person, key, $6, $7, $8, clock_timestamp());
  return next_number;
end $function$;
grant execute on function private.take_ticket(raffle uuid, person uuid, key text, by_source public.raffle_source, activity uuid, contribution text, card_name text, card_contact text) to function_owner;
