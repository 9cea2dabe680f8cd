-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.apply_to_subscription(plan public.subscriptions, kind public.payment_event_kind, occurred_at timestamp with time zone, provider_subscription text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function private.apply_to_subscription(plan public.subscriptions, kind public.payment_event_kind, occurred_at timestamp with time zone, provider_subscription text) to function_owner;
