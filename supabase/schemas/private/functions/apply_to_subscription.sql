-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.apply_to_subscription(plan public.subscriptions, kind public.payment_event_kind, occurred_at timestamp with time zone, provider_subscription text, invoice text, change uuid, next_charge_at timestamp with time zone, retry_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  said public.subscription_status := case when $2 in ('subscription-active', 'paid') then 'active'
    when $2 = 'subscription-past-due' or $2 = 'failed' and $5 is not null then 'past-due'
    when $2 = 'subscription-canceled' then 'canceled' end;
  is_newer boolean := plan.status <> 'canceled'
    and ($2 = 'subscription-canceled' or plan.status_at is null or plan.status_at <= $3);
  was_pending boolean := plan.status = 'pending';
  confirmed private.gift_changes;
begin
  update private.gift_changes c set done_at = now()
    where c.id = $6 and c.subscription_id = plan.id and c.done_at is null returning * into confirmed;
  plan.provider_id := coalesce(plan.provider_id, $4);
  if is_newer and said is not null then
    plan.status := said;
    plan.status_at := $3;
    plan.next_charge_at := coalesce($7, case when $2 = 'paid' and coalesce(plan.next_charge_at, $3) <= $3
      then coalesce(plan.next_charge_at, $3) + private.frequency_interval(plan.frequency) end, plan.next_charge_at);
    if $2 = 'failed' then
      plan.failed_charges := plan.failed_charges + 1;
      plan.retry_at := case when private.retry_after(plan.failed_charges) is not null
        then coalesce($8, $3 + private.retry_after(plan.failed_charges)) end;
    elsif $2 in ('paid', 'subscription-canceled') then
      plan.retry_at := null;
      plan.paused_at := null;
      if $2 = 'paid' then plan.failed_charges := 0; end if;
    end if;
  end if;
  if confirmed.kind in ('amount', 'frequency', 'date', 'skip', 'pause', 'end') and plan.status <> 'canceled' then
    plan.gift_cents := confirmed.gift_cents;
    plan.fee_cents := confirmed.fee_cents;
    plan.frequency := confirmed.frequency;
    plan.ends_at := confirmed.ends_at;
    if confirmed.kind in ('date', 'skip', 'pause') then
      plan.next_charge_at := confirmed.next_charge_at;
      plan.paused_at := case when confirmed.kind = 'pause' then now() end;
    end if;
  end if;
  if plan.next_charge_at >= plan.ends_at then plan.next_charge_at := null; end if;
  update public.subscriptions s set provider_id = plan.provider_id, status = plan.status, status_at = plan.status_at,
      next_charge_at = plan.next_charge_at, paused_at = plan.paused_at, failed_charges = plan.failed_charges,
      retry_at = plan.retry_at, gift_cents = plan.gift_cents, fee_cents = plan.fee_cents, frequency = plan.frequency,
      ends_at = plan.ends_at
    where s.id = plan.id;
  if was_pending and plan.status = 'active' then perform private.begin_planned_gift(plan); end if;
  if is_newer and $2 = 'failed' and $5 is not null then perform private.handle_failed_charge(plan, $5); end if;
  if is_newer and said = 'canceled' then perform private.email_canceled_gift(plan); end if;
end $function$;
grant execute on function private.apply_to_subscription(plan public.subscriptions, kind public.payment_event_kind, occurred_at timestamp with time zone, provider_subscription text, invoice text, change uuid, next_charge_at timestamp with time zone, retry_at timestamp with time zone) to function_owner;
