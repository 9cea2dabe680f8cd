-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.plan_gift_offer(offer uuid, step text, due date)
 RETURNS public.gift_offer_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  update public.gift_offers o set next_step = private.filled_text(step), next_on = due where o.id = offer;
  return (case when found then 'noted' else 'unknown' end)::public.gift_offer_change_outcome;
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.plan_gift_offer(offer uuid, step text, due date) owner to function_owner;
grant execute on function private.plan_gift_offer(offer uuid, step text, due date) to authenticated;
