-- The condition lower(donor_email) = address is not leakproof, so under row-level security PostgreSQL does not see that all
-- rows it finds have one address, sorts every gift of it and keeps a page. The comparison of a column is leakproof.
drop index public.donations_email_paid;
create index donations_key_paid on public.donations (email_key, paid_at, id) where paid_at is not null;

create or replace function private.managed_gifts(key text default null, page_end uuid default null)
  returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := case when $1 is null then private.caller_id() end;
  address text := private.donor_address($1);
  -- Without a page before it, later than every gift.
  last_at timestamptz := 'infinity';
  last_id uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  page uuid[];
begin
  if me is null and address is null then return null; end if;
  if $2 is not null then
    select d.paid_at, d.id into last_at, last_id from public.donations d
      where d.id = $2 and (d.user_id = me or lower(d.donor_email) = address);
  end if;
  -- One of the two parts is empty: a caller has either a session or a key.
  select array_agg(g.id order by g.paid_at desc, g.id desc) into page from (
    (select d.id, d.paid_at from public.donations d
      where d.user_id = me and d.paid_at is not null and (d.paid_at, d.id) < (last_at, last_id)
      order by d.paid_at desc, d.id desc limit 51)
    union all
    (select d.id, d.paid_at from public.donations d
      where d.email_key = address and d.paid_at is not null and (d.paid_at, d.id) < (last_at, last_id)
      order by d.paid_at desc, d.id desc limit 51)) as g;
  return jsonb_build_object(
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'giftCents', s.gift_cents, 'feeCents', s.fee_cents,
          'frequency', s.frequency, 'status', s.status, 'isBankDebit', s.is_bank_debit, 'nextChargeAt', s.next_charge_at, 'isPaused', s.paused_at is not null,
          'retryAt', s.retry_at, 'endsOn', private.last_day(s.ends_at), 'isChanging', exists (select from private.gift_changes c
            where c.subscription_id = s.id and c.done_at is null and c.kind <> 'card'))
        order by s.status, s.created_at desc, s.id)
      from public.subscriptions s
      where s.status <> 'pending' and (s.user_id = me or lower(s.donor_email) = address)), '[]'),
    'years', private.gift_years(address, me),
    'gifts', coalesce((
      select jsonb_agg(to_jsonb(g) - 'at' order by g.at desc, g.id desc) from (
        select d.id, d.paid_at as at, (d.paid_at at time zone s.giving_time_zone)::date as "receivedOn",
          d.total_cents as "totalCents", d.refunded_cents as "refundedCents", d.frequency, d.status,
          coalesce(d.is_live, false) as "isLive", r.id as "receiptId", r.number as "receiptNumber",
          d.tribute_kind is not null and d.tribute_name is not null as "hasTribute"
        from public.donations d cross join public.site_settings s
        left join lateral (
          select r.id, r.number from public.receipts r where r.donation_id = d.id order by r.number desc limit 1
        ) as r on true
        where d.id = any (page[1:50])) as g), '[]'),
    'next', case when cardinality(page) > 50 then page[50] end);
end $$;
