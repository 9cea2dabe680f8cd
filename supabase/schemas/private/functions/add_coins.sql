-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_coins(person uuid, finished text)
 RETURNS public.coin_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  amount smallint := private.coins_for(finished);
  refusal public.coin_outcome := private.world_refusal(person);
begin
  if refusal is not null then return refusal; end if;
  if amount is null then return 'unknown'; end if;
  perform private.lock_wardrobe(person);
  insert into public.coin_grants (user_id, source, coins) values (person, finished, amount)
    on conflict (user_id, source) do nothing;
  if not found then return 'already'; end if;
  update public.wardrobes w set coins = w.coins + amount where w.user_id = person;
  return 'granted';
end $function$;
grant execute on function private.add_coins(person uuid, finished text) to function_owner;
