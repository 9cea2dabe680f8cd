-- Donors choose between a card and a bank account before the checkout, because the fee that they may cover is another one.

-- What the payment provider takes of a payment: a percentage and a fixed amount, together at most `max_cents`.
create table private.payment_fees (
  is_bank_debit boolean primary key,
  percent numeric(4, 2) not null check (percent between 0 and 20),
  fixed_cents integer not null check (fixed_cents between 0 and 500),
  max_cents integer check (max_cents > 0)
);
comment on table private.payment_fees is 'class:public';
alter table private.payment_fees enable row level security;
revoke all on private.payment_fees from public, anon, authenticated, service_role;
grant select on private.payment_fees to function_owner;
create policy "function owner reads payment fees" on private.payment_fees for select to function_owner using (true);
insert into private.payment_fees (is_bank_debit, percent, fixed_cents, max_cents) values (false, 2.9, 30, null), (true, 0.8, 0, 500);

alter table public.donations add column is_bank_debit boolean not null default false;
comment on column public.donations.is_bank_debit is 'Whether the donor chose to pay from a bank account instead of by card.';
comment on column public.donations.fee_cents is 'Added by the donor to cover the fee of the payment provider.';
alter table public.subscriptions add column is_bank_debit boolean not null default false;
comment on column public.subscriptions.is_bank_debit is 'Whether gifts are paid from a bank account instead of by card.';
grant insert (is_bank_debit) on public.subscriptions to function_owner;
update private.person_map set shows = shows || '[["is_bank_debit", "Paid from a bank account"]]'
  where relation in ('public.donations', 'public.subscriptions');

-- The smallest amount that covers the fee of the gift and of itself.
create function private.covered_fee(gift_cents integer, is_bank_debit boolean) returns integer
language sql stable set search_path = '' as $$
  select least(f.max_cents, (
    select total - gift_cents from (
      select floor((gift_cents + f.fixed_cents) / (1 - f.percent / 100))::integer + step as total from generate_series(-1, 2) as step
    ) as candidates
    where total - round(total * f.percent / 100 + f.fixed_cents) >= gift_cents order by total limit 1))
  from private.payment_fees f where f.is_bank_debit = $2
$$;
grant execute on function private.covered_fee(integer, boolean) to function_owner;

create or replace function private.giving_options() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'minCents', 100, 'maxCents', 2500000, 'kitCents', s.kit_cost_cents,
    'fees', (
      select jsonb_object_agg(case when f.is_bank_debit then 'bank' else 'card' end,
        jsonb_build_object('percent', f.percent, 'fixedCents', f.fixed_cents, 'maxCents', f.max_cents))
      from private.payment_fees f),
    'legalName', coalesce(s.legal_name, s.name), 'ein', s.ein, 'address', s.postal_address,
    'presets', (
      select jsonb_agg(jsonb_build_object('cents', (p.kits * s.kit_cost_cents)::integer, 'does', p.does) order by p.kits)
      from private.gift_presets p
    ))
  from public.site_settings s
$$;

drop function public.start_donation, private.start_donation;

/* Records a gift before its checkout. The amount of the fee is computed here. The same form sent again within ten minutes
   is the same gift. One address starts ten gifts a day that are not paid, all together 300 an hour. During an attack with
   stolen cards only the email to the donor has the id of the gift, without which no checkout opens. A gift that does not
   repeat has no first and last day, whatever the form says. */
create function private.start_donation(
  gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text,
  visibility public.donor_visibility, tribute_kind public.tribute_kind default null, tribute_name text default null,
  tribute_email text default null, employer text default null, campaign uuid default null, shows_amount boolean default false,
  starts_on date default null, ends_on date default null, card_on date default null, is_bank_debit boolean default false
) returns public.donation_start language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  address text := trim($5);
  owner uuid := coalesce(me, private.member_with_email(address));
  fee integer := 0;
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  starts timestamptz;
  ends timestamptz;
  card_day date := case when private.filled_text($9) is not null and $15 <> today then $15 end;
  is_attacked boolean;
  plan uuid;
  gift uuid;
begin
  if coalesce(not private.is_email_address(address), true) or private.filled_text($4) is null
    or $7 is not null and private.filled_text($8) is null
    or private.filled_text($9) is not null and not private.is_email_address(trim($9)) then
    return ('invalid', null)::public.donation_start;
  end if;
  if $3 then fee := private.covered_fee($1, $16); end if;
  if $2 <> 'once' then
    starts := case when $13 <> today then private.charge_time($13) end;
    ends := ($14 + 1)::timestamp at time zone zone;
  end if;
  -- Stripe starts a subscription at once, or at least 48 hours later.
  if starts is not null and $13 not between today + 3 and today + 366 then
    return ('invalid-start', null)::public.donation_start;
  end if;
  if ends is not null and ($14 <= coalesce($13, today) or $14 > today + 3660) then
    return ('invalid-end', null)::public.donation_start;
  end if;
  if card_day not between today and today + 366 then
    return ('invalid-card-day', null)::public.donation_start;
  end if;
  if exists (select from public.profiles p where p.id = me and p.adult_on > current_date) then
    return ('too-young', null)::public.donation_start;
  end if;
  if $11 is not null and not private.is_campaign_open($11) then
    return ('campaign-ended', null)::public.donation_start;
  end if;
  -- The lock makes concurrent forms wait, so that each sees the others.
  perform pg_advisory_xact_lock(hashtextextended('donations', 0));
  is_attacked := private.note_card_attack();
  select d.id into gift from public.donations d
    where lower(d.donor_email) = lower(address) and d.created_at > now() - interval '10 minutes' and d.status = 'created'
      and (d.user_id, d.gift_cents, d.fee_cents, d.frequency, d.donor_name, d.visibility, d.campaign_id, d.shows_amount)
        is not distinct from (owner, $1, fee, $2, trim($4), $6, $11, coalesce($12, false))
      and (d.tribute_kind, d.tribute_name, d.tribute_email, d.employer) is not distinct from
        ($7, private.filled_text($8), private.filled_text($9), private.filled_text($10))
      and d.card_on is not distinct from card_day and d.is_bank_debit = $16
      and (starts is null and ends is null and not exists (select from public.subscriptions s
          where s.id = d.subscription_id and (s.starts_at is not null or s.ends_at is not null))
        or exists (select from public.subscriptions s where s.id = d.subscription_id
          and (s.starts_at, s.ends_at) is not distinct from (starts, ends)))
    order by d.created_at limit 1;
  if gift is not null then
    if is_attacked and exists (select from public.donations d where d.id = gift and d.checkout_id is null) then
      return ('confirm-email', null)::public.donation_start;
    end if;
    return ('started', gift)::public.donation_start;
  end if;
  if (select count(*) from public.donations d where d.paid_at is null and d.created_at > now() - interval '1 hour') >= 300
    or (select count(*) from public.donations d
      where lower(d.donor_email) = lower(address) and d.paid_at is null and d.created_at > now() - interval '1 day') >= 10 then
    return ('too-many', null)::public.donation_start;
  end if;
  if $2 <> 'once' then
    insert into public.subscriptions (user_id, donor_email, frequency, gift_cents, fee_cents, next_charge_at, starts_at, ends_at,
        is_bank_debit)
      values (owner, address, $2, $1, fee, starts, starts, ends, $16) returning id into plan;
  end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, tribute_kind, tribute_name, tribute_email, employer, campaign_id, shows_amount, card_on, is_bank_debit)
    values (owner, trim($4), address, $6, $1, fee, $2, plan, $7, private.filled_text($8), private.filled_text($9),
      private.filled_text($10), $11, coalesce($12, false), card_day, $16) returning id into gift;
  if is_attacked then
    perform private.queue_email('gift-confirm', address, jsonb_build_object('id', gift, 'cents', $1 + fee), 'confirm gift ' || gift);
    return ('confirm-email', null)::public.donation_start;
  end if;
  return ('started', gift)::public.donation_start;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range or datetime_field_overflow then return ('invalid', null)::public.donation_start;
end $$;
call private.publish_function('start_donation', '{anon, authenticated}');
comment on function public.start_donation is 'network-limit: 20 per 600 seconds';

create or replace function private.change_gift(
  subscription uuid, kind public.gift_change_kind, key text default null, gift_cents integer default null,
  frequency public.gift_frequency default null, next_charge_on date default null, months integer default null,
  ends_on date default null
) returns public.gift_change language plpgsql security definer set search_path = '' as $$
declare
  plan public.subscriptions := private.managed_subscription($1, $3);
begin
  if plan.id is null then return ('unknown', null)::public.gift_change; end if;
  select * into plan from public.subscriptions s where s.id = plan.id for update;
  if plan.status not in ('active', 'past-due') or plan.status = 'past-due' and $2 not in ('card', 'cancel') then
    return ('not-possible', null)::public.gift_change;
  end if;
  if $2 not in ('card', 'cancel') and plan.ends_at is not null and plan.next_charge_at is null then
    return ('not-possible', null)::public.gift_change;
  end if;
  if (select count(*) from private.gift_changes c
      where c.subscription_id = plan.id and c.created_at > now() - interval '1 day') >= 30 then
    return ('too-many', null)::public.gift_change;
  end if;
  if $2 not in ('card', 'cancel') and exists (select from private.gift_changes c
      where c.subscription_id = plan.id and c.done_at is null and c.kind <> 'card') then
    return ('busy', null)::public.gift_change;
  end if;
  case $2
    when 'amount' then
      plan.fee_cents := case when plan.fee_cents > 0 then private.covered_fee($4, plan.is_bank_debit) else 0 end;
      plan.gift_cents := $4;
    when 'frequency' then plan.frequency := $5;
    when 'date' then plan.next_charge_at := private.charge_time($6);
    when 'skip' then plan.next_charge_at := plan.next_charge_at + private.frequency_interval(plan.frequency);
    when 'pause' then
      if $7 is null or $7 not in (1, 3, 6) then return ('invalid', null)::public.gift_change; end if;
      plan.next_charge_at := plan.next_charge_at + make_interval(months => $7);
    when 'end' then plan.ends_at := ($8 + 1)::timestamp at time zone (select s.giving_time_zone from public.site_settings s);
    else null;
  end case;
  if plan.next_charge_at >= plan.ends_at or $2 = 'end' and (plan.ends_at < now() or $8 > current_date + 3660) then
    return (case when $2 in ('date', 'end') then 'invalid' else 'not-possible' end, null)::public.gift_change;
  end if;
  if $2 in ('date', 'skip', 'pause') and (plan.next_charge_at is null
      or plan.next_charge_at < private.charge_time((now() at time zone 'UTC')::date + 1)
      or plan.next_charge_at > now() + interval '2 years') then
    return (case when $2 = 'date' then 'invalid' else 'not-possible' end, null)::public.gift_change;
  end if;
  return ('accepted', private.request_gift_change(plan, $2, 'donor'))::public.gift_change;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range or datetime_field_overflow then
    return ('invalid', null)::public.gift_change;
end $$;

create or replace function private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  gift uuid;
  plan public.subscriptions;
  agreed record;
begin
  select d.id into gift from public.donations d where d.subscription_id = subscription and d.invoice_id = invoice;
  if gift is not null then return gift; end if;
  select * into plan from public.subscriptions s where s.id = $1;
  select c.gift_cents, c.fee_cents into agreed from (
      select plan.gift_cents, plan.fee_cents, now() as agreed_at
      union all (select d.gift_cents, d.fee_cents, d.created_at from public.donations d
        where d.subscription_id = $1 order by d.created_at, d.id limit 1)
      union all select g.gift_cents, g.fee_cents, g.created_at from private.gift_changes g where g.subscription_id = $1
    ) as c where c.gift_cents + c.fee_cents = $4 order by c.agreed_at desc limit 1;
  if plan.starts_at is not null then
    update public.donations d set invoice_id = $2, frequency = plan.frequency,
        gift_cents = coalesce(agreed.gift_cents, plan.gift_cents), fee_cents = coalesce(agreed.fee_cents, plan.fee_cents)
      where d.subscription_id = $1 and d.invoice_id is null and d.paid_at is null returning d.id into gift;
    if gift is not null then return gift; end if;
  end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, employer, is_live, invoice_id, is_bank_debit)
    select plan.user_id, f.donor_name, plan.donor_email, f.visibility, coalesce(agreed.gift_cents, plan.gift_cents),
      coalesce(agreed.fee_cents, plan.fee_cents), plan.frequency, plan.id, f.employer, $3, $2, plan.is_bank_debit
    from public.donations f where f.subscription_id = $1 order by f.created_at, f.id limit 1 returning id into gift;
  return gift;
end $$;

create or replace function private.open_gift_change(change uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'kind', c.kind, 'subscription', s.id, 'providerId', s.provider_id,
    'totalCents', c.gift_cents + c.fee_cents, 'frequency', c.frequency, 'nextChargeAt', c.next_charge_at, 'endsAt', c.ends_at,
    'isCanceled', s.status = 'canceled', 'isBankDebit', s.is_bank_debit)
  from private.gift_changes c join public.subscriptions s on s.id = c.subscription_id
  where c.id = change and c.done_at is null
$$;

create or replace function private.gift_progress(gift uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', d.status, 'giftCents', d.gift_cents, 'feeCents', d.fee_cents,
    'totalCents', d.total_cents, 'frequency', d.frequency, 'isBankDebit', d.is_bank_debit, 'isLive', coalesce(d.is_live, false),
    'email', left(d.donor_email, 1) || '…' || substring(d.donor_email from '@.*$'),
    'receiptNumber', (select max(r.number) from public.receipts r where r.donation_id = d.id),
    'startsOn', (s.next_charge_at at time zone t.giving_time_zone)::date, 'endsOn', private.last_day(s.ends_at),
    'isPlanned', d.paid_at is null and coalesce(s.starts_at is not null and s.status = 'active', false),
    'cardOn', d.card_on, 'isUnconfirmed', d.checkout_id is null and d.status = 'created')
  from public.donations d cross join public.site_settings t
  left join public.subscriptions s on s.id = d.subscription_id where d.id = gift
$$;

create or replace function private.managed_gifts(key text default null, page_end uuid default null) returns jsonb
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

drop function private.covered_fee(integer), private.card_fee(integer);
