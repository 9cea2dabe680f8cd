-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_wardrobe(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  worn public.wardrobes;
  available integer;
begin
  delete from public.wardrobes w where w.user_id = from_person returning * into worn;
  if worn.user_id is null then return; end if;
  perform private.lock_wardrobe(to_person);
  with moved as (
    insert into public.coin_grants (user_id, source, coins, granted_at)
      select to_person, g.source, g.coins, g.granted_at from public.coin_grants g where g.user_id = from_person
      on conflict (user_id, source) do nothing returning coins
  )
  select w.coins + coalesce((select sum(m.coins) from moved m), 0) into available
    from public.wardrobes w where w.user_id = to_person;
  with moved as (
    insert into public.owned_costumes (user_id, costume, paid, bought_at)
      select to_person, o.costume,
        least(o.paid, greatest(0, available - coalesce(sum(o.paid) over (order by o.bought_at, o.costume
          rows between unbounded preceding and 1 preceding), 0))), o.bought_at
      from public.owned_costumes o where o.user_id = from_person and not exists (
        select from public.owned_costumes mine where mine.user_id = to_person and mine.costume = o.costume)
      returning paid
  )
  select available - coalesce(sum(m.paid), 0) into available from moved m;
  update public.wardrobes w set coins = available, costume = coalesce(w.costume, worn.costume),
    background = coalesce(w.background, worn.background), nameplate = coalesce(w.nameplate, worn.nameplate)
    where w.user_id = to_person;
  delete from public.coin_grants g where g.user_id = from_person;
  delete from public.owned_costumes o where o.user_id = from_person;
end $function$;
grant execute on function private.move_wardrobe(from_person uuid, to_person uuid) to function_owner;
