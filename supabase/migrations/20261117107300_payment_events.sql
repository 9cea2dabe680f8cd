-- What the payment provider reports. Every event is applied once, in one transaction with its receipt and emails.

create type public.payment_event_kind as enum (
  'pending', 'failed', 'paid', 'refunded', 'dispute-opened', 'dispute-won', 'dispute-lost',
  'subscription-active', 'subscription-past-due', 'subscription-canceled'
);
create type public.payment_event_outcome as enum ('applied', 'duplicate', 'held');
create type public.payment_problem as enum ('unknown-gift', 'amount', 'currency', 'mode');

create table private.payment_events (
  id text primary key check (length(id) between 1 and 255),
  kind public.payment_event_kind not null,
  occurred_at timestamptz not null,
  is_live boolean not null,
  donation_id uuid references public.donations (id) on delete cascade,
  subscription_id uuid references public.subscriptions (id) on delete cascade,
  amount_cents integer,
  currency text check (currency ~ '^[a-z]{3}$'),
  problem public.payment_problem,
  received_at timestamptz not null default now()
);
comment on table private.payment_events is 'class:s2';
comment on column private.payment_events.id is 'The provider''s id of the event.';
comment on column private.payment_events.problem is 'Why the event was held for staff instead of applied.';
create index payment_events_donation on private.payment_events (donation_id);
create index payment_events_subscription on private.payment_events (subscription_id);
create index payment_events_received on private.payment_events (received_at, id);
create index payment_events_held on private.payment_events (received_at, id) where problem is not null;
alter table private.payment_events enable row level security;
revoke all on private.payment_events from public, anon, authenticated, service_role;
grant select, insert on private.payment_events to function_owner;

create policy "function owner reads payment events" on private.payment_events for select to function_owner using (true);
create policy "function owner adds payment events" on private.payment_events for insert to function_owner with check (true);

-- The newest events that were held, for finance.
create function private.payment_problems() returns table (
  id text, kind public.payment_event_kind, problem public.payment_problem, amount_cents integer, received_at timestamptz,
  donation_id uuid
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then return; end if;
  return query select e.id, e.kind, e.problem, e.amount_cents, e.received_at, e.donation_id
    from private.payment_events e where e.problem is not null order by e.received_at desc, e.id limit 20;
end $$;
call private.publish_function('payment_problems', '{authenticated}');

-- The gift of a recurring payment: its invoice names the subscription, and every invoice is one gift. The caller has
-- locked the subscription.
create function private.recurring_donation(subscription uuid, invoice text, is_live boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  gift uuid;
begin
  select d.id into gift from public.donations d where d.subscription_id = subscription and d.invoice_id = invoice;
  if gift is not null then return gift; end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, employer, is_live, invoice_id)
    select s.user_id, f.donor_name, s.donor_email, f.visibility, s.gift_cents, s.fee_cents, s.frequency, s.id, f.employer,
      $3, $2
    from public.subscriptions s
    join lateral (
      select * from public.donations d where d.subscription_id = s.id order by d.created_at, d.id limit 1
    ) as f on true
    where s.id = subscription returning id into gift;
  return gift;
end $$;
alter function private.recurring_donation(uuid, text, boolean) owner to function_owner;

create function private.payment_mismatch(
  gift public.donations, kind public.payment_event_kind, is_live boolean, amount_cents integer, currency text
) returns public.payment_problem language sql immutable set search_path = '' as $$
  select case
    when gift.id is null then 'unknown-gift'
    when gift.is_live is distinct from $3 then 'mode'
    when $5 is distinct from gift.currency then 'currency'
    when $2 in ('pending', 'paid') and $4 is distinct from gift.total_cents
      or $2 = 'refunded' and ($4 is null or $4 not between 0 and gift.total_cents) then 'amount'
  end::public.payment_problem
$$;
grant execute on function private.payment_mismatch(public.donations, public.payment_event_kind, boolean, integer, text)
  to function_owner;

/* Applies an event to its gift or subscription. Duplicates change nothing, and the order of events does not matter. An
   event that contradicts our row is kept for staff and changes nothing. `invoice` is set for the later payments of a
   subscription, `amount_cents` of a refund are all refunds together. */
create function private.apply_payment_event(
  id text, kind public.payment_event_kind, occurred_at timestamptz, is_live boolean, donation uuid default null,
  subscription uuid default null, provider_subscription text default null, invoice text default null,
  payment text default null, amount_cents integer default null, currency text default null
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
    donation := private.recurring_donation(plan.id, $8, $4);
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
  if plan.id is not null then perform private.apply_to_subscription(plan, $2, $3, $7); end if;
  if gift.id is not null then perform private.apply_to_donation(gift, $2, $3, $9, $10); end if;
  return 'applied';
end $$;

create function private.apply_to_subscription(
  plan public.subscriptions, kind public.payment_event_kind, occurred_at timestamptz, provider_subscription text
) returns void language sql set search_path = '' as $$
  update public.subscriptions s set provider_id = coalesce(s.provider_id, $4),
    status = case when is_newer then coalesce(said, s.status) else s.status end,
    status_at = case when is_newer and said is not null then $3 else s.status_at end
  from (
    select case $2 when 'subscription-active' then 'active' when 'paid' then 'active'
      when 'subscription-past-due' then 'past-due' when 'subscription-canceled' then 'canceled'
    end::public.subscription_status as said,
    -- A canceled subscription never starts again.
    plan.status <> 'canceled' and ($2 = 'subscription-canceled' or plan.status_at is null or plan.status_at <= $3) as is_newer
  ) as event
  where s.id = plan.id
$$;

create function private.apply_to_donation(
  gift public.donations, kind public.payment_event_kind, occurred_at timestamptz, payment text, amount_cents integer
) returns void language plpgsql set search_path = '' as $$
declare
  was_paid boolean := gift.paid_at is not null;
begin
  update public.donations d set
    payment_id = coalesce(d.payment_id, $4),
    pending_at = case when $2 = 'pending' then coalesce(d.pending_at, $3) else d.pending_at end,
    failed_at = case when $2 = 'failed' then coalesce(d.failed_at, $3) else d.failed_at end,
    paid_at = case when $2 = 'paid' then coalesce(d.paid_at, $3) else d.paid_at end,
    refunded_cents = case when $2 = 'refunded' then greatest(d.refunded_cents, $5) else d.refunded_cents end,
    dispute = greatest(d.dispute, case $2 when 'dispute-opened' then 'open' when 'dispute-won' then 'won'
      when 'dispute-lost' then 'lost' end::public.dispute_state)
    where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  if not was_paid and gift.paid_at is not null and gift.tribute_email is not null then
    perform private.queue_email('tribute-card', gift.tribute_email, jsonb_build_object('kind', gift.tribute_kind,
      'name', gift.tribute_name, 'from', case when gift.visibility = 'anonymous' then null else gift.donor_name end),
      'tribute ' || gift.id);
  end if;
end $$;
grant execute on function private.apply_to_subscription(public.subscriptions, public.payment_event_kind, timestamptz, text),
  private.apply_to_donation(public.donations, public.payment_event_kind, timestamptz, text, integer)
  to function_owner;
call private.publish_function('apply_payment_event', '{service_role}');

-- What the page after the checkout shows. The id of a gift is known only to its donor; the address is masked, because
-- links are shared.
create function private.gift_progress(gift uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', d.status, 'giftCents', d.gift_cents, 'feeCents', d.fee_cents,
    'totalCents', d.total_cents, 'frequency', d.frequency, 'isLive', coalesce(d.is_live, false),
    'email', left(d.donor_email, 1) || '…' || substring(d.donor_email from '@.*$'),
    'receiptNumber', (select max(r.number) from public.receipts r where r.donation_id = d.id))
  from public.donations d where d.id = gift
$$;
call private.publish_function('gift_progress', '{anon, authenticated}');

-- Gifts that were never paid are deleted after 30 days, paid ones after 7 years, with receipts and events.
create function private.delete_old_donations() returns bigint
language sql security definer set search_path = '' as $$
  with removed as (
    delete from public.donations d
    where d.status in ('created', 'failed') and d.created_at < now() - interval '30 days'
        and not exists (select from private.payment_events e where e.donation_id = d.id)
      or d.created_at < now() - interval '7 years 6 months'
    returning 1
  ), unused as (
    delete from public.subscriptions s
    where s.status in ('pending', 'canceled') and s.created_at < now() - interval '60 days'
      and not exists (select from public.donations d where d.subscription_id = s.id)
  )
  select count(*) from removed
$$;
call private.publish_function('delete_old_donations');

insert into private.periodic_tasks (name, every) values ('delete_old_donations', '1 day');
