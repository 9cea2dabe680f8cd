-- A donor's gifts in pages of 50, and the sum of each year, which does not depend on the page.

drop index public.donations_user;
create index donations_user on public.donations (user_id, paid_at, id);
create index donations_email_paid on public.donations (lower(donor_email), paid_at, id) where paid_at is not null;

-- The years that have a statement, with its sum and number of gifts.
create or replace function private.gift_years(address text, member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('year', y.year, 'cents', y.cents, 'gifts', y.gifts) order by y.year desc), '[]')
  from (
    select distinct on (r.year) r.year, r.cents, r.gifts from (
      select date_part('year', c.received_on)::integer as year, c.is_live, sum(c.amount_cents) as cents, count(*) as gifts
      from private.counted_receipts($1, $2) c group by 1, 2) as r
    -- A statement is about real gifts if there are any.
    order by r.year, r.is_live desc) as y
$$;

/* A donor's repeating gifts, the sum of each year, and the newest 50 gifts or those after the page that ended with
   `page_end`. `next` is the `page_end` of the next page, if there is one. */
drop function public.managed_gifts(text);
drop function private.managed_gifts(text);
create function private.managed_gifts(key text default null, page_end uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
      where lower(d.donor_email) = address and d.paid_at is not null and (d.paid_at, d.id) < (last_at, last_id)
      order by d.paid_at desc, d.id desc limit 51)) as g;
  return jsonb_build_object(
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'giftCents', s.gift_cents, 'feeCents', s.fee_cents,
          'frequency', s.frequency, 'status', s.status, 'nextChargeAt', s.next_charge_at, 'isPaused', s.paused_at is not null,
          'retryAt', s.retry_at, 'isChanging', exists (select from private.gift_changes c
            where c.subscription_id = s.id and c.done_at is null and c.kind <> 'card'))
        order by s.status, s.created_at desc, s.id)
      from public.subscriptions s
      where s.status <> 'pending' and (s.user_id = me or lower(s.donor_email) = address)), '[]'),
    'years', private.gift_years(address, me),
    'gifts', coalesce((
      select jsonb_agg(to_jsonb(g) - 'at' order by g.at desc, g.id desc) from (
        select d.id, d.paid_at as at, (d.paid_at at time zone s.giving_time_zone)::date as "receivedOn",
          d.total_cents as "totalCents", d.refunded_cents as "refundedCents", d.frequency, d.status,
          coalesce(d.is_live, false) as "isLive", r.id as "receiptId", r.number as "receiptNumber"
        from public.donations d cross join public.site_settings s
        left join lateral (
          select r.id, r.number from public.receipts r where r.donation_id = d.id order by r.number desc limit 1
        ) as r on true
        where d.id = any (page[1:50])) as g), '[]'),
    'next', case when cardinality(page) > 50 then page[50] end);
end $$;
call private.publish_function('managed_gifts', '{anon, authenticated}');
comment on function public.managed_gifts is 'network-limit: 300 per 600 seconds';
