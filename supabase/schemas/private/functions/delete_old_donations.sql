-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_donations()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  oldest timestamptz := now() - interval '7 years 6 months';
  unpaid timestamptz := now() - interval '30 days';
  gifts uuid[] := array(
    select d.id from public.donations d where d.status in ('created', 'failed') and d.created_at < unpaid
      and coalesce(greatest(d.failed_at, d.declined_at) < unpaid, true)
      and (d.invoice_id is not null or coalesce((
        select s.status not in ('active', 'past-due') from public.subscriptions s where s.id = d.subscription_id), true)));
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
end $function$;
alter function private.delete_old_donations() owner to function_owner;
