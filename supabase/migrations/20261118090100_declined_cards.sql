-- A card that is declined is one try: the donor may then pay from a bank account on the same page, and the gift is on its
-- way for some days. Only the provider's word that the whole payment failed ends it.

alter type public.payment_event_kind add value 'declined';

alter table public.donations add column declined_at timestamptz;
comment on column public.donations.declined_at is 'When a try to pay was declined; the donor may have paid in another way since.';
grant update (declined_at) on public.donations to function_owner;

-- The two were not told apart: a failure before the debit was a declined card.
update public.donations d set declined_at = d.failed_at, failed_at = null where d.failed_at < d.pending_at;

alter table public.donations alter column status set expression as (
  case
    when dispute in ('open', 'lost') then 'disputed'::public.donation_status
    when refunded_cents > 0 and refunded_cents >= gift_cents + fee_cents then 'refunded'
    when paid_at is not null or refunded_cents > 0 or dispute is not null then 'succeeded'
    when failed_at is not null then 'failed'
    when pending_at is not null then 'pending'
    when declined_at is not null then 'failed'
    else 'created'
  end);

create or replace function private.apply_to_donation(
  gift public.donations, kind public.payment_event_kind, occurred_at timestamptz, payment text, amount_cents integer
) returns void language plpgsql set search_path = '' as $$
declare
  was_paid boolean := gift.paid_at is not null;
begin
  update public.donations d set
    payment_id = coalesce(d.payment_id, $4),
    declined_at = case when $2 = 'declined' then coalesce(d.declined_at, $3) else d.declined_at end,
    pending_at = case when $2 = 'pending' then coalesce(d.pending_at, $3) else d.pending_at end,
    failed_at = case when $2 = 'failed' then coalesce(d.failed_at, $3) else d.failed_at end,
    paid_at = case when $2 = 'paid' then coalesce(d.paid_at, $3) else d.paid_at end,
    refunded_cents = case when $2 = 'refunded' then greatest(d.refunded_cents, $5) else d.refunded_cents end,
    dispute = greatest(d.dispute, case $2 when 'dispute-opened' then 'open' when 'dispute-won' then 'won'
      when 'dispute-lost' then 'lost' end::public.dispute_state)
    where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  if not was_paid and gift.paid_at is not null and gift.card_on is null then perform private.send_tribute_card(gift); end if;
end $$;

/* Gifts that were never paid are deleted after 30 days, paid ones after 7 years, with receipts and events. A repeating gift
   goes with its last payment, or after 60 days if it was never paid; while it goes on, its first gift has the donor's name.
   A gift with an event that was held stays. */
create or replace function private.delete_old_donations() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - interval '7 years 6 months';
  unpaid timestamptz := now() - interval '30 days';
  gifts uuid[] := array(
    select d.id from public.donations d where d.status in ('created', 'failed') and d.created_at < unpaid
      and coalesce(greatest(d.failed_at, d.declined_at) < unpaid, true)
      and (d.subscription_id is null or d.invoice_id is not null or not exists (select from public.subscriptions s
        where s.id = d.subscription_id and s.status in ('active', 'past-due'))));
  plans uuid[];
begin
  gifts := array(
    select d.id from public.donations d where d.created_at < oldest
    union
    select g from unnest(gifts) as g
    where not exists (select from private.payment_events e
      where e.donation_id = g and (e.kind not in ('pending', 'declined', 'failed') or e.problem is not null)));
  plans := array(select distinct d.subscription_id from public.donations d
    where d.id = any (gifts) and d.subscription_id is not null);
  delete from public.donations d where d.id = any (gifts);
  plans := array(
    select s.id from public.subscriptions s where s.id = any (plans) and s.status = 'canceled'
    union
    select s.id from public.subscriptions s where s.status in ('pending', 'canceled') and s.created_at < oldest
    union
    select s.id from public.subscriptions s where s.status = 'pending' and s.created_at < now() - interval '60 days');
  delete from public.subscriptions s
    where s.id = any (plans) and not exists (select from public.donations d where d.subscription_id = s.id);
  return cardinality(gifts);
end $$;
