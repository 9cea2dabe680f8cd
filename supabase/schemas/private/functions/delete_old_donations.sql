-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_donations()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
alter function private.delete_old_donations() owner to function_owner;
