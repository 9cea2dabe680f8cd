-- The nightly cleanup of gifts reads what it deletes and not all gifts and plans there are.

create index donations_started on public.donations (created_at) where status = 'created';
create index subscriptions_created on public.subscriptions (created_at) where status in ('pending', 'canceled');
create index subscriptions_pending on public.subscriptions (created_at) where status = 'pending';

/* Gifts that were never paid are deleted after 30 days, paid ones after 7 years, with receipts and events. A gift that failed
   has an event, which is kept as long as a payment. A repeating gift goes with its last payment, or after 60 days if it was
   never paid. */
create or replace function private.delete_old_donations() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - interval '7 years 6 months';
  removed bigint;
  plans uuid[];
begin
  with old as (
    select d.id from public.donations d where d.created_at < oldest
    union
    select d.id from public.donations d where d.status = 'created' and d.created_at < now() - interval '30 days'
      and not exists (select from private.payment_events e where e.donation_id = d.id)
  ), gone as (
    delete from public.donations d using old o where d.id = o.id returning d.subscription_id
  )
  select count(*), array_agg(distinct g.subscription_id) into removed, plans from gone g;
  with unused as (
    select s.id from public.subscriptions s where s.id = any (plans) and s.status = 'canceled'
    union
    select s.id from public.subscriptions s where s.status in ('pending', 'canceled') and s.created_at < oldest
    union
    select s.id from public.subscriptions s where s.status = 'pending' and s.created_at < now() - interval '60 days'
  )
  delete from public.subscriptions s using unused u
    where s.id = u.id and not exists (select from public.donations d where d.subscription_id = s.id);
  return removed;
end $$;
