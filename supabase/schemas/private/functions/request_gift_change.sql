-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_gift_change(plan public.subscriptions, kind public.gift_change_kind, cause public.gift_change_cause)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  insert into private.gift_changes (subscription_id, kind, cause, gift_cents, fee_cents, frequency, next_charge_at, ends_at)
    values (plan.id, $2, $3, plan.gift_cents, plan.fee_cents, plan.frequency, plan.next_charge_at,
      plan.ends_at) returning id into made;
  -- The donor enters a card on a page of the provider, so there is nothing to carry out. Other changes of donors are
  -- carried out while they wait; the job only repeats what failed.
  if $2 <> 'card' then
    perform private.enqueue_job('change_gift', jsonb_build_object('change', made),
      now() + case when $3 = 'donor' then interval '1 minute' else interval '0' end, 'gift change ' || made);
  end if;
  return made;
end $function$;
grant execute on function private.request_gift_change(plan public.subscriptions, kind public.gift_change_kind, cause public.gift_change_cause) to function_owner;
