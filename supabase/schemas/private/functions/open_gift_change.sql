-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.open_gift_change(change uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', c.id, 'kind', c.kind, 'subscription', s.id, 'providerId', s.provider_id,
    'totalCents', c.gift_cents + c.fee_cents, 'frequency', c.frequency, 'nextChargeAt', c.next_charge_at, 'endsAt', c.ends_at,
    'isCanceled', s.status = 'canceled', 'isBankDebit', s.is_bank_debit)
  from private.gift_changes c join public.subscriptions s on s.id = c.subscription_id
  where c.id = change and c.done_at is null
$function$;
alter function private.open_gift_change(change uuid) owner to function_owner;
grant execute on function private.open_gift_change(change uuid) to service_role;
