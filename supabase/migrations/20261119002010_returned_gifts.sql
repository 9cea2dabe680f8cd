-- The slip of a gift says what went back to the donor, because its receipt is about what is left.
create or replace function private.gift_progress(gift uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
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
$$;
