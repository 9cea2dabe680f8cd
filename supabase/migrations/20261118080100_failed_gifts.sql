-- A gift whose payment failed is deleted after 30 days, like one that was never paid: no money moved, so no book needs the
-- donor's data.

drop index public.donations_started;
create index donations_never_paid on public.donations (created_at) where status in ('created', 'failed');

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
      and (d.failed_at is null or d.failed_at < unpaid)
      and (d.subscription_id is null or d.invoice_id is not null or not exists (select from public.subscriptions s
        where s.id = d.subscription_id and s.status in ('active', 'past-due'))));
  plans uuid[];
begin
  gifts := array(
    select d.id from public.donations d where d.created_at < oldest
    union
    select g from unnest(gifts) as g
    where not exists (select from private.payment_events e
      where e.donation_id = g and (e.kind not in ('pending', 'failed') or e.problem is not null)));
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
