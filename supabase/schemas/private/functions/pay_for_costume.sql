-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.pay_for_costume(person uuid, wanted text)
 RETURNS public.purchase_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  cost smallint;
begin
  select c.price into cost from public.costumes c where c.key = wanted;
  if cost is null then return 'unknown'; end if;
  perform from public.wardrobes w where w.user_id = person for update;
  if exists (select from public.owned_costumes o where o.user_id = person and o.costume = wanted) then
    return 'already';
  end if;
  update public.wardrobes w set coins = w.coins - cost where w.user_id = person and w.coins >= cost;
  if not found then return 'too-few'; end if;
  insert into public.owned_costumes (user_id, costume, paid) values (person, wanted, cost);
  return 'bought';
end $function$;
grant execute on function private.pay_for_costume(person uuid, wanted text) to function_owner;
