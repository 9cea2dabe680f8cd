-- Days that a donor chooses: when a repeating gift is charged first, its last day, and when the card of a tribute goes out.

alter type public.gift_change_kind add value 'end';
alter type public.gift_change_cause add value 'checkout';
alter type public.donation_start_outcome add value 'invalid-start';
alter type public.donation_start_outcome add value 'invalid-end';
alter type public.donation_start_outcome add value 'invalid-card-day';

alter table public.subscriptions
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add check (ends_at > starts_at);
comment on column public.subscriptions.starts_at is
  'When the first gift is charged, if the donor chose a later day; null if the checkout charges it.';
comment on column public.subscriptions.ends_at is
  'The end of the last day on which a gift is charged; null if it goes on until it is canceled.';
comment on column public.subscriptions.next_charge_at is 'When the provider charges the next gift; null after the last one.';
grant insert (next_charge_at, starts_at, ends_at), update (ends_at) on public.subscriptions to function_owner;
update private.person_map set shows = shows || '[["starts_at", "First gift"], ["ends_at", "Ends"]]'
  where relation = 'public.subscriptions';

-- The test provider ends a gift itself after its last charge.
drop index public.subscriptions_due;
create index subscriptions_due on public.subscriptions ((case when status = 'active' then coalesce(next_charge_at, ends_at)
  when status = 'past-due' then retry_at end));

alter table private.gift_changes add column ends_at timestamptz;
grant insert (ends_at) on private.gift_changes to function_owner;

alter table public.donations
  add column card_on date,
  add column card_sent_at timestamptz,
  add check (card_on is null or tribute_email is not null);
comment on column public.donations.card_on is 'The day on which the card of a tribute is emailed; null if at once.';
comment on column public.donations.card_sent_at is 'When the card of a tribute was queued.';
create index donations_cards_due on public.donations (card_on) where card_on is not null and card_sent_at is null;
-- The first gift that is charged later takes the invoice and the amount of its charge.
grant update (card_sent_at, invoice_id, gift_cents, fee_cents, frequency) on public.donations to function_owner;
update private.person_map set shows = shows || '[["card_on", "Card on"]]',
    anonymizes = replace(anonymizes, 'tribute_email = null', 'tribute_email = null, card_on = null')
  where relation = 'public.donations';

drop function public.start_donation, private.start_donation;

/* Records a gift before its checkout. The amount of the fee is computed here. The same form sent again within ten minutes
   is the same gift. One address starts ten gifts a day that are not paid, all together 300 an hour: people who test stolen
   cards need many tries. A gift that does not repeat has no first and last day, whatever the form says. */
create function private.start_donation(
  gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text,
  visibility public.donor_visibility, tribute_kind public.tribute_kind default null, tribute_name text default null,
  tribute_email text default null, employer text default null, campaign uuid default null, shows_amount boolean default false,
  starts_on date default null, ends_on date default null, card_on date default null
) returns public.donation_start language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  address text := trim($5);
  owner uuid := coalesce(me, private.member_with_email(address));
  fee integer := case when $3 then private.covered_fee($1) else 0 end;
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  starts timestamptz;
  ends timestamptz;
  card_day date := case when private.filled_text($9) is not null and $15 <> today then $15 end;
  plan uuid;
  gift uuid;
begin
  if coalesce(not private.is_email_address(address), true) or private.filled_text($4) is null
    or $7 is not null and private.filled_text($8) is null
    or private.filled_text($9) is not null and not private.is_email_address(trim($9)) then
    return ('invalid', null)::public.donation_start;
  end if;
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
  select d.id into gift from public.donations d
    where lower(d.donor_email) = lower(address) and d.created_at > now() - interval '10 minutes' and d.status = 'created'
      and (d.user_id, d.gift_cents, d.fee_cents, d.frequency, d.donor_name, d.visibility, d.campaign_id, d.shows_amount)
        is not distinct from (owner, $1, fee, $2, trim($4), $6, $11, coalesce($12, false))
      and (d.tribute_kind, d.tribute_name, d.tribute_email, d.employer) is not distinct from
        ($7, private.filled_text($8), private.filled_text($9), private.filled_text($10))
      and d.card_on is not distinct from card_day
      and (starts is null and ends is null and not exists (select from public.subscriptions s
          where s.id = d.subscription_id and (s.starts_at is not null or s.ends_at is not null))
        or exists (select from public.subscriptions s where s.id = d.subscription_id
          and (s.starts_at, s.ends_at) is not distinct from (starts, ends)))
    order by d.created_at limit 1;
  if gift is not null then return ('started', gift)::public.donation_start; end if;
  if (select count(*) from public.donations d where d.paid_at is null and d.created_at > now() - interval '1 hour') >= 300
    or (select count(*) from public.donations d
      where lower(d.donor_email) = lower(address) and d.paid_at is null and d.created_at > now() - interval '1 day') >= 10 then
    return ('too-many', null)::public.donation_start;
  end if;
  if $2 <> 'once' then
    insert into public.subscriptions (user_id, donor_email, frequency, gift_cents, fee_cents, next_charge_at, starts_at, ends_at)
      values (owner, address, $2, $1, fee, starts, starts, ends) returning id into plan;
  end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, tribute_kind, tribute_name, tribute_email, employer, campaign_id, shows_amount, card_on)
    values (owner, trim($4), address, $6, $1, fee, $2, plan, $7, private.filled_text($8), private.filled_text($9),
      private.filled_text($10), $11, coalesce($12, false), card_day) returning id into gift;
  return ('started', gift)::public.donation_start;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range or datetime_field_overflow then return ('invalid', null)::public.donation_start;
end $$;
call private.publish_function('start_donation', '{anon, authenticated}');
comment on function public.start_donation is 'network-limit: 20 per 600 seconds';

/* The gift of a recurring payment: its invoice names the subscription, and every invoice is one gift. An invoice that was
   made before a change still has the earlier amount, so any amount that the donor agreed to is taken. The first invoice of
   a gift that starts later pays the gift of the form. The caller has locked the subscription. */
create or replace function private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer)
returns uuid language plpgsql security definer set search_path = '' as $$
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
      subscription_id, employer, is_live, invoice_id)
    select plan.user_id, f.donor_name, plan.donor_email, f.visibility, coalesce(agreed.gift_cents, plan.gift_cents),
      coalesce(agreed.fee_cents, plan.fee_cents), plan.frequency, plan.id, f.employer, $3, $2
    from public.donations f where f.subscription_id = $1 order by f.created_at, f.id limit 1 returning id into gift;
  return gift;
end $$;

-- After the checkout: the provider learns the last day, and the donor of a gift that starts later what was agreed.
create function private.begin_planned_gift(plan public.subscriptions) returns void
language plpgsql set search_path = '' as $$
begin
  if plan.ends_at is not null then perform private.request_gift_change(plan, 'end', 'checkout'); end if;
  if plan.starts_at is null or plan.donor_email is null then return; end if;
  perform private.queue_email('gift-planned', plan.donor_email, jsonb_build_object('cents', plan.gift_cents + plan.fee_cents,
      'frequency', plan.frequency, 'startsOn', (plan.next_charge_at at time zone s.giving_time_zone)::date,
      'endsOn', private.last_day(plan.ends_at)), 'planned gift ' || plan.id)
    from public.site_settings s;
end $$;

-- The last day on which a gift is charged.
create function private.last_day(ends_at timestamptz) returns date language sql stable set search_path = '' as $$
  select (ends_at at time zone s.giving_time_zone)::date - 1 from public.site_settings s
$$;
grant execute on function private.begin_planned_gift(public.subscriptions), private.last_day(timestamptz) to function_owner;

create or replace function private.apply_to_subscription(
  plan public.subscriptions, kind public.payment_event_kind, occurred_at timestamptz, provider_subscription text,
  invoice text, change uuid, next_charge_at timestamptz, retry_at timestamptz
) returns void language plpgsql set search_path = '' as $$
declare
  said public.subscription_status := case when $2 in ('subscription-active', 'paid') then 'active'
    when $2 = 'subscription-past-due' or $2 = 'failed' and $5 is not null then 'past-due'
    when $2 = 'subscription-canceled' then 'canceled' end;
  is_newer boolean := plan.status <> 'canceled'
    and ($2 = 'subscription-canceled' or plan.status_at is null or plan.status_at <= $3);
  was_pending boolean := plan.status = 'pending';
  confirmed private.gift_changes;
begin
  update private.gift_changes c set done_at = now()
    where c.id = $6 and c.subscription_id = plan.id and c.done_at is null returning * into confirmed;
  plan.provider_id := coalesce(plan.provider_id, $4);
  if is_newer and said is not null then
    plan.status := said;
    plan.status_at := $3;
    plan.next_charge_at := coalesce($7, case when $2 = 'paid' and coalesce(plan.next_charge_at, $3) <= $3
      then coalesce(plan.next_charge_at, $3) + private.frequency_interval(plan.frequency) end, plan.next_charge_at);
    if $2 = 'failed' then
      plan.failed_charges := plan.failed_charges + 1;
      plan.retry_at := case when private.retry_after(plan.failed_charges) is not null
        then coalesce($8, $3 + private.retry_after(plan.failed_charges)) end;
    elsif $2 in ('paid', 'subscription-canceled') then
      plan.retry_at := null;
      plan.paused_at := null;
      if $2 = 'paid' then plan.failed_charges := 0; end if;
    end if;
  end if;
  if confirmed.kind in ('amount', 'frequency', 'date', 'skip', 'pause', 'end') and plan.status <> 'canceled' then
    plan.gift_cents := confirmed.gift_cents;
    plan.fee_cents := confirmed.fee_cents;
    plan.frequency := confirmed.frequency;
    plan.ends_at := confirmed.ends_at;
    if confirmed.kind in ('date', 'skip', 'pause') then
      plan.next_charge_at := confirmed.next_charge_at;
      plan.paused_at := case when confirmed.kind = 'pause' then now() end;
    end if;
  end if;
  if plan.next_charge_at >= plan.ends_at then plan.next_charge_at := null; end if;
  update public.subscriptions s set provider_id = plan.provider_id, status = plan.status, status_at = plan.status_at,
      next_charge_at = plan.next_charge_at, paused_at = plan.paused_at, failed_charges = plan.failed_charges,
      retry_at = plan.retry_at, gift_cents = plan.gift_cents, fee_cents = plan.fee_cents, frequency = plan.frequency,
      ends_at = plan.ends_at
    where s.id = plan.id;
  if was_pending and plan.status = 'active' then perform private.begin_planned_gift(plan); end if;
  if is_newer and $2 = 'failed' and $5 is not null then perform private.handle_failed_charge(plan, $5); end if;
  if is_newer and said = 'canceled' then perform private.email_canceled_gift(plan); end if;
end $$;

create or replace function private.request_gift_change(
  plan public.subscriptions, kind public.gift_change_kind, cause public.gift_change_cause
) returns uuid language plpgsql set search_path = '' as $$
declare
  made uuid;
begin
  insert into private.gift_changes (subscription_id, kind, cause, gift_cents, fee_cents, frequency, next_charge_at, ends_at)
    values (plan.id, $2, $3, plan.gift_cents, plan.fee_cents, plan.frequency, plan.next_charge_at,
      plan.ends_at) returning id into made;
  -- The donor enters a card on a page of the provider, so there is nothing to carry out. Other changes of donors are
  -- carried out while they wait; the job only repeats what failed.
  if $2 <> 'card' then
    perform private.enqueue_job('change_gift', jsonb_build_object('change', made),
      now() + case when $3 = 'donor' then interval '1 minute' else interval '0' end, 'gift change ' || made);
  end if;
  return made;
end $$;

create or replace function private.open_gift_change(change uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'kind', c.kind, 'subscription', s.id, 'providerId', s.provider_id,
    'totalCents', c.gift_cents + c.fee_cents, 'frequency', c.frequency, 'nextChargeAt', c.next_charge_at, 'endsAt', c.ends_at,
    'isCanceled', s.status = 'canceled')
  from private.gift_changes c join public.subscriptions s on s.id = c.subscription_id
  where c.id = change and c.done_at is null
$$;

drop function public.change_gift, private.change_gift;

-- Checks and records a change of a repeating gift. A gift that has had its last charge can only be canceled.
create function private.change_gift(
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
      plan.fee_cents := case when plan.fee_cents > 0 then private.covered_fee($4) else 0 end;
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
call private.publish_function('change_gift', '{anon, authenticated}');
comment on function public.change_gift is 'network-limit: 60 per 600 seconds';

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
          'frequency', s.frequency, 'status', s.status, 'nextChargeAt', s.next_charge_at, 'isPaused', s.paused_at is not null,
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

create or replace function private.email_canceled_gift(plan public.subscriptions) returns void
language plpgsql set search_path = '' as $$
declare
  is_unpaid boolean := coalesce((
    select c.cause = 'unpaid' from private.gift_changes c where c.subscription_id = plan.id and c.kind = 'cancel'
    order by c.cause limit 1), plan.failed_charges > 0);
  is_over boolean := plan.status_at >= plan.ends_at and not exists (select from private.gift_changes c
    where c.subscription_id = plan.id and c.kind = 'cancel');
begin
  if plan.donor_email is null then return; end if;
  perform private.queue_email(case when is_over then 'gift-ended' when is_unpaid then 'gift-stopped' else 'gift-canceled' end, plan.donor_email,
    jsonb_build_object('cents', plan.gift_cents + plan.fee_cents, 'frequency', plan.frequency), 'gift ended ' || plan.id);
end $$;

create or replace function private.test_charge(subscription uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('subscription', s.id, 'providerId', s.provider_id, 'totalCents', s.gift_cents + s.fee_cents,
    'isOver', s.status = 'active' and s.next_charge_at is null, 'period', coalesce(extract(epoch from s.next_charge_at)::bigint, 0), 'try', s.failed_charges + 1, 'declines', s.test_card_declines,
    'nextChargeAt', (
      select min(at) from generate_series(1, 120) as n,
        lateral (select s.next_charge_at + n * private.frequency_interval(s.frequency) as at) as later where at > now()))
  from public.subscriptions s
  where s.id = subscription and s.provider_id like 'sub\_test\_%'
    and case when s.status = 'active' then coalesce(s.next_charge_at, s.ends_at) when s.status = 'past-due' then s.retry_at end <= now()
$$;

create or replace function private.queue_test_charges() returns bigint
language sql security definer set search_path = '' as $$
  with due as (
    select s.id, case when s.status = 'active' then coalesce(s.next_charge_at, s.ends_at) when s.status = 'past-due' then s.retry_at end as at
    from public.subscriptions s
    where case when s.status = 'active' then coalesce(s.next_charge_at, s.ends_at) when s.status = 'past-due' then s.retry_at end <= now()
      and s.provider_id like 'sub\_test\_%'
    limit 500
  ), queued as (
    select private.enqueue_job('charge_test_gift', jsonb_build_object('subscription', due.id), now(),
      'charge ' || due.id || ' ' || extract(epoch from due.at)) from due
  )
  select count(*) from queued
$$;

create or replace function private.gift_progress(gift uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', d.status, 'giftCents', d.gift_cents, 'feeCents', d.fee_cents,
    'totalCents', d.total_cents, 'frequency', d.frequency, 'isLive', coalesce(d.is_live, false),
    'email', left(d.donor_email, 1) || '…' || substring(d.donor_email from '@.*$'),
    'receiptNumber', (select max(r.number) from public.receipts r where r.donation_id = d.id),
    'startsOn', (s.next_charge_at at time zone t.giving_time_zone)::date, 'endsOn', private.last_day(s.ends_at),
    'isPlanned', d.paid_at is null and coalesce(s.starts_at is not null and s.status = 'active', false),
    'cardOn', d.card_on)
  from public.donations d cross join public.site_settings t
  left join public.subscriptions s on s.id = d.subscription_id where d.id = gift
$$;

-- Emails the card of a tribute, once.
create function private.send_tribute_card(gift public.donations) returns void
language plpgsql set search_path = '' as $$
begin
  if gift.tribute_email is null then return; end if;
  perform private.queue_email('tribute-card', gift.tribute_email, jsonb_build_object('kind', gift.tribute_kind,
    'name', gift.tribute_name, 'from', case when gift.visibility = 'anonymous' then null else gift.donor_name end),
    'tribute ' || gift.id);
end $$;
grant execute on function private.send_tribute_card(public.donations) to function_owner;

create or replace function private.apply_to_donation(
  gift public.donations, kind public.payment_event_kind, occurred_at timestamptz, payment text, amount_cents integer
) returns void language plpgsql set search_path = '' as $$
declare
  was_paid boolean := gift.paid_at is not null;
begin
  update public.donations d set
    payment_id = coalesce(d.payment_id, $4),
    pending_at = case when $2 = 'pending' then coalesce(d.pending_at, $3) else d.pending_at end,
    failed_at = case when $2 = 'failed' then coalesce(d.failed_at, $3) else d.failed_at end,
    paid_at = case when $2 = 'paid' then coalesce(d.paid_at, $3) else d.paid_at end,
    refunded_cents = case when $2 = 'refunded' then greatest(d.refunded_cents, $5) else d.refunded_cents end,
    dispute = greatest(d.dispute, case $2 when 'dispute-opened' then 'open' when 'dispute-won' then 'won'
      when 'dispute-lost' then 'lost' end::public.dispute_state)
    where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  if not was_paid and gift.paid_at is not null and gift.card_on is null then perform private.send_tribute_card(gift); end if;
end $$;

-- Emails the cards whose day has come, of gifts that were paid and not returned.
create function private.send_tribute_cards() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  today date := (select (now() at time zone s.giving_time_zone)::date from public.site_settings s);
  gift public.donations;
  sent bigint := 0;
begin
  for gift in
    select * from public.donations d where d.card_on <= today and d.card_on is not null and d.card_sent_at is null
      and d.status = 'succeeded' order by d.card_on limit 500 for update skip locked
  loop
    perform private.send_tribute_card(gift);
    update public.donations d set card_sent_at = now() where d.id = gift.id;
    sent := sent + 1;
  end loop;
  return sent;
end $$;
call private.publish_function('send_tribute_cards');
insert into private.periodic_tasks (name, every) values ('send_tribute_cards', '10 minutes');

-- The sheet also has what a letter to the family says, which is without the amount.
create or replace function private.receipt_sheet(receipt uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', r.number, 'code', r.code, 'donorName', r.donor_name, 'amountCents', r.amount_cents,
    'isInKind', r.thing is not null, 'thing', r.thing, 'receivedOn', r.received_on, 'legalName', r.legal_name, 'ein', r.ein,
    'address', r.address, 'deductibility', r.deductibility, 'isLive', r.is_live, 'replaces', r.replaces,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number),
    'tribute', (select jsonb_build_object('kind', d.tribute_kind, 'name', d.tribute_name,
        'from', case when d.visibility = 'anonymous' then null else d.donor_name end)
      from public.donations d where d.id = r.donation_id and d.tribute_kind is not null and d.tribute_name is not null))
  from public.receipts r where r.id = receipt
$$;
