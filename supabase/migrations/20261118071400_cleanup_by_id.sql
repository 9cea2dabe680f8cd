-- Finds what is to be deleted first and deletes it by id, so that few old rows never join with all gifts.
create or replace function private.delete_old_donations() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - interval '7 years 6 months';
  gifts uuid[] := array(
    select d.id from public.donations d where d.status = 'created' and d.created_at < now() - interval '30 days');
  plans uuid[];
begin
  gifts := array(
    select d.id from public.donations d where d.created_at < oldest
    union
    select g from unnest(gifts) as g
    where not exists (select from private.payment_events e where e.donation_id = g));
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
