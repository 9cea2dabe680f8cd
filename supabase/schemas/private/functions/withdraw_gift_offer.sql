-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.withdraw_gift_offer(proof text)
 RETURNS public.gift_offer_withdrawal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offer uuid := (select t.offer_id from private.gift_offer_tokens t where t.token = proof);
begin
  if offer is null then return 'unknown'; end if;
  update public.gift_offers o set stage = 'withdrawn', note = null, next_step = null, next_on = null, changed_at = now()
    where o.id = offer and o.stage in ('received', 'talking', 'agreed');
  return (case when found then 'withdrawn' else 'not-possible' end)::public.gift_offer_withdrawal_outcome;
end $function$;
alter function private.withdraw_gift_offer(proof text) owner to function_owner;
grant execute on function private.withdraw_gift_offer(proof text) to anon, authenticated;
