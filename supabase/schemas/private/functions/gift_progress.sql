-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_progress(gift uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('status', d.status, 'giftCents', d.gift_cents, 'feeCents', d.fee_cents,
    'totalCents', d.total_cents, 'returnedCents', case when d.dispute = 'lost' then d.total_cents else d.refunded_cents end,
    'frequency', d.frequency, 'isBankDebit', d.is_bank_debit, 'isLive', coalesce(d.is_live, false),
    'email', left(d.donor_email, 1) || '…' || substring(d.donor_email from '@.*$'),
    'receiptNumber', (select max(r.number) from public.receipts r where r.donation_id = d.id),
    'startsOn', (s.next_charge_at at time zone t.giving_time_zone)::date, 'endsOn', private.last_day(s.ends_at),
    'isPlanned', d.paid_at is null and coalesce(s.starts_at is not null and s.status = 'active', false),
    'cardOn', d.card_on, 'isUnconfirmed', d.checkout_id is null and d.status = 'created')
  from public.donations d cross join public.site_settings t
  left join public.subscriptions s on s.id = d.subscription_id where d.id = gift
$function$;
alter function private.gift_progress(gift uuid) owner to function_owner;
grant execute on function private.gift_progress(gift uuid) to anon, authenticated;
