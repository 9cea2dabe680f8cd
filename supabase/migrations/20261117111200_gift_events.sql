-- Events of the payment provider say when a repeating gift is charged next, confirm changes and count failed charges.

-- The gift of a recurring payment: its invoice names the subscription, and every invoice is one gift. An invoice that was
-- made before a change still has the earlier amount, so any amount that the donor agreed to is taken. The caller has
-- locked the subscription.
drop function private.recurring_donation(uuid, text, boolean);
create function private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  gift uuid;
begin
  select d.id into gift from public.donations d where d.subscription_id = subscription and d.invoice_id = invoice;
  if gift is not null then return gift; end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, employer, is_live, invoice_id)
    select s.user_id, f.donor_name, s.donor_email, f.visibility, coalesce(a.gift_cents, s.gift_cents),
      coalesce(a.fee_cents, s.fee_cents), s.frequency, s.id, f.employer, $3, $2
    from public.subscriptions s
    join lateral (
      select * from public.donations d where d.subscription_id = s.id order by d.created_at, d.id limit 1
    ) as f on true
    left join lateral (
      select c.gift_cents, c.fee_cents from (
        select s.gift_cents, s.fee_cents, now() as agreed_at
        union all select f.gift_cents, f.fee_cents, f.created_at
        union all select c.gift_cents, c.fee_cents, c.created_at from private.gift_changes c where c.subscription_id = s.id
      ) as c where c.gift_cents + c.fee_cents = $4 order by c.agreed_at desc limit 1
    ) as a on true
    where s.id = subscription returning id into gift;
  return gift;
end $$;
alter function private.recurring_donation(uuid, text, boolean, integer) owner to function_owner;

-- A failed charge is tried again 3, 5 and 7 days after the try before it; the fourth failure stops the gift.
create function private.retry_after(failures integer) returns interval language sql immutable set search_path = '' as $$
  select case failures when 1 then interval '3 days' when 2 then interval '5 days' when 3 then interval '7 days' end
$$;
grant execute on function private.retry_after(integer) to function_owner;

-- One email when the first charge fails, and a request to stop the gift after the last.
create function private.handle_failed_charge(plan public.subscriptions, invoice text) returns void
language plpgsql set search_path = '' as $$
begin
  if plan.failed_charges = 1 and plan.donor_email is not null then
    perform private.queue_email('gift-charge-failed', plan.donor_email, jsonb_build_object(
      'cents', plan.gift_cents + plan.fee_cents, 'retryOn', (plan.retry_at at time zone 'UTC')::date,
      'key', private.new_gift_link(plan.donor_email, interval '15 days')), 'failed charge ' || $2);
  end if;
  if private.retry_after(plan.failed_charges) is null and not exists (select from private.gift_changes c
      where c.subscription_id = plan.id and c.kind = 'cancel' and c.done_at is null) then
    perform private.request_gift_change(plan, 'cancel', 'unpaid');
  end if;
end $$;

-- Tells the donor that a gift ended, and why.
create function private.email_canceled_gift(plan public.subscriptions) returns void
language plpgsql set search_path = '' as $$
declare
  is_unpaid boolean := coalesce((
    select c.cause = 'unpaid' from private.gift_changes c where c.subscription_id = plan.id and c.kind = 'cancel'
    order by c.cause limit 1), plan.failed_charges > 0);
begin
  if plan.donor_email is null then return; end if;
  perform private.queue_email(case when is_unpaid then 'gift-stopped' else 'gift-canceled' end, plan.donor_email,
    jsonb_build_object('cents', plan.gift_cents + plan.fee_cents, 'frequency', plan.frequency), 'gift ended ' || plan.id);
end $$;

drop function private.apply_to_subscription(public.subscriptions, public.payment_event_kind, timestamptz, text);
/* Older events than the newest change nothing, and a canceled subscription never starts again. A change that the event
   confirms is taken over once. */
create function private.apply_to_subscription(
  plan public.subscriptions, kind public.payment_event_kind, occurred_at timestamptz, provider_subscription text,
  invoice text, change uuid, next_charge_at timestamptz, retry_at timestamptz
) returns void language plpgsql set search_path = '' as $$
declare
  said public.subscription_status := case when $2 in ('subscription-active', 'paid') then 'active'
    when $2 = 'subscription-past-due' or $2 = 'failed' and $5 is not null then 'past-due'
    when $2 = 'subscription-canceled' then 'canceled' end;
  is_newer boolean := plan.status <> 'canceled'
    and ($2 = 'subscription-canceled' or plan.status_at is null or plan.status_at <= $3);
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
  if confirmed.kind in ('amount', 'frequency', 'date', 'skip', 'pause') and plan.status <> 'canceled' then
    plan.gift_cents := confirmed.gift_cents;
    plan.fee_cents := confirmed.fee_cents;
    plan.frequency := confirmed.frequency;
    if confirmed.kind in ('date', 'skip', 'pause') then
      plan.next_charge_at := confirmed.next_charge_at;
      plan.paused_at := case when confirmed.kind = 'pause' then now() end;
    end if;
  end if;
  update public.subscriptions s set provider_id = plan.provider_id, status = plan.status, status_at = plan.status_at,
      next_charge_at = plan.next_charge_at, paused_at = plan.paused_at, failed_charges = plan.failed_charges,
      retry_at = plan.retry_at, gift_cents = plan.gift_cents, fee_cents = plan.fee_cents, frequency = plan.frequency
    where s.id = plan.id;
  if is_newer and $2 = 'failed' and $5 is not null then perform private.handle_failed_charge(plan, $5); end if;
  if is_newer and said = 'canceled' then perform private.email_canceled_gift(plan); end if;
end $$;
grant execute on function private.handle_failed_charge(public.subscriptions, text),
  private.email_canceled_gift(public.subscriptions),
  private.apply_to_subscription(public.subscriptions, public.payment_event_kind, timestamptz, text, text, uuid, timestamptz,
    timestamptz) to function_owner;

drop function public.apply_payment_event;
drop function private.apply_payment_event;
/* Applies an event to its gift or subscription. Duplicates change nothing, and the order of events does not matter. An
   event that contradicts our row is kept for staff and changes nothing. `invoice` is set for the later payments of a
   subscription, `amount_cents` of a refund are all refunds together, `change` is a change of the donor that the provider
   has carried out. */
create function private.apply_payment_event(
  id text, kind public.payment_event_kind, occurred_at timestamptz, is_live boolean, donation uuid default null,
  subscription uuid default null, provider_subscription text default null, invoice text default null,
  payment text default null, amount_cents integer default null, currency text default null, change uuid default null,
  next_charge_at timestamptz default null, retry_at timestamptz default null
) returns public.payment_event_outcome language plpgsql security definer set search_path = '' as $$
declare
  plan public.subscriptions;
  gift public.donations;
  found_problem public.payment_problem;
begin
  -- Waits for a delivery of the same event that is being applied.
  perform pg_advisory_xact_lock(hashtextextended('payment event ' || $1, 0));
  if exists (select from private.payment_events e where e.id = $1) then return 'duplicate'; end if;
  select * into plan from public.subscriptions s where s.id = $6 for update;
  if $5 is null and plan.id is not null and $8 is not null then
    donation := private.recurring_donation(plan.id, $8, $4, $10);
  elsif $5 is null and $9 is not null then
    select d.id into donation from public.donations d where d.payment_id = $9;
  end if;
  select * into gift from public.donations d where d.id = donation for update;
  if $2::text like 'subscription-%' then
    found_problem := case when plan.id is null then 'unknown-gift' end;
  else
    found_problem := private.payment_mismatch(gift, $2, $4, $10, $11);
  end if;
  insert into private.payment_events (id, kind, occurred_at, is_live, donation_id, subscription_id, amount_cents, currency, problem)
    values ($1, $2, $3, $4, gift.id, plan.id, $10, $11, found_problem);
  if found_problem is not null then return 'held'; end if;
  if plan.id is not null then perform private.apply_to_subscription(plan, $2, $3, $7, $8, $12, $13, $14); end if;
  if gift.id is not null then perform private.apply_to_donation(gift, $2, $3, $9, $10); end if;
  return 'applied';
end $$;
call private.publish_function('apply_payment_event', '{service_role}');

-- The donor entered a card on the provider's page. A charge that failed is tried again at once.
create function private.record_card(change uuid, declines boolean default false) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  plan uuid;
begin
  update private.gift_changes c set done_at = now() where c.id = change and c.kind = 'card' and c.done_at is null
    returning c.subscription_id into plan;
  if plan is null then return false; end if;
  update public.subscriptions s set test_card_declines = $2,
    retry_at = case when s.status = 'past-due' then now() else s.retry_at end where s.id = plan;
  return true;
end $$;
call private.publish_function('record_card', '{service_role}');
