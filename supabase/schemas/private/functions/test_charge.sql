-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.test_charge(subscription uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('subscription', s.id, 'providerId', s.provider_id, 'totalCents', s.gift_cents + s.fee_cents,
    'isOver', s.status = 'active' and s.next_charge_at is null, 'period', coalesce(extract(epoch from s.next_charge_at)::bigint, 0), 'try', s.failed_charges + 1, 'declines', s.test_card_declines,
    'nextChargeAt', (
      select min(at) from generate_series(1, 120) as n,
        lateral (select s.next_charge_at + n * private.frequency_interval(s.frequency) as at) as later where at > now()))
  from public.subscriptions s
  where s.id = subscription and s.provider_id like 'sub\_test\_%'
    and case when s.status = 'active' then coalesce(s.next_charge_at, s.ends_at) when s.status = 'past-due' then s.retry_at end <= now()
$function$;
alter function private.test_charge(subscription uuid) owner to function_owner;
grant execute on function private.test_charge(subscription uuid) to service_role;
