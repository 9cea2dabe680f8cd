-- What donors change about their repeating gifts. The database accepts a change, a function carries it out at the
-- payment provider, and the provider's answer makes it true here.

alter table public.subscriptions
  add column next_charge_at timestamptz,
  add column paused_at timestamptz,
  add column failed_charges integer not null default 0 check (failed_charges >= 0),
  add column retry_at timestamptz,
  add column test_card_declines boolean not null default false;
comment on column public.subscriptions.next_charge_at is 'When the provider charges the next gift.';
comment on column public.subscriptions.paused_at is 'When the donor paused the gift; null after the next charge.';
comment on column public.subscriptions.failed_charges is 'How often the charge that is due has failed.';
comment on column public.subscriptions.retry_at is 'When a failed charge is tried again.';
comment on column public.subscriptions.test_card_declines is 'Whether the card of the built-in test provider declines.';
grant update (gift_cents, fee_cents, frequency, next_charge_at, paused_at, failed_charges, retry_at, test_card_declines)
  on public.subscriptions to function_owner;

create function private.frequency_interval(frequency public.gift_frequency) returns interval
language sql immutable set search_path = '' as $$
  select case $1 when 'monthly' then interval '1 month' when 'quarterly' then interval '3 months'
    when 'yearly' then interval '1 year' end
$$;
grant execute on function private.frequency_interval(public.gift_frequency) to function_owner;

update public.subscriptions s set next_charge_at = private.frequency_interval(s.frequency) + (
    select max(d.paid_at) from public.donations d where d.subscription_id = s.id)
  where s.status in ('active', 'past-due');

create type public.gift_change_kind as enum ('amount', 'frequency', 'date', 'skip', 'pause', 'card', 'cancel');
create type public.gift_change_cause as enum ('donor', 'unpaid', 'erasure');

create table private.gift_changes (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  kind public.gift_change_kind not null,
  cause public.gift_change_cause not null default 'donor',
  gift_cents integer not null check (gift_cents between 100 and 2500000),
  fee_cents integer not null check (fee_cents between 0 and 100000),
  frequency public.gift_frequency not null check (frequency <> 'once'),
  next_charge_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
comment on table private.gift_changes is 'class:s2';
comment on column private.gift_changes.gift_cents is 'The amount after the change, whatever its kind; the other columns too.';
comment on column private.gift_changes.done_at is 'When the provider confirmed the change.';
create index gift_changes_subscription on private.gift_changes (subscription_id, created_at);
alter table private.gift_changes enable row level security;
revoke all on private.gift_changes from public, anon, authenticated, service_role;
grant select, insert (subscription_id, kind, cause, gift_cents, fee_cents, frequency, next_charge_at), update (done_at)
  on private.gift_changes to function_owner;
create policy "function owner reads gift changes" on private.gift_changes for select to function_owner using (true);
create policy "function owner adds gift changes" on private.gift_changes for insert to function_owner with check (true);
create policy "function owner finishes gift changes" on private.gift_changes for update to function_owner
  using (true) with check (true);

-- The subscription if the caller may manage it: by the key of an email, or without one as its member.
create function private.managed_subscription(subscription uuid, key text) returns public.subscriptions
language sql stable set search_path = '' as $$
  select s from public.subscriptions s where s.id = subscription
    and case when $2 is null then s.user_id = private.caller_id() else lower(s.donor_email) = private.donor_address($2) end
$$;
grant execute on function private.managed_subscription(uuid, text) to function_owner;

-- Noon of a day where the organization is, so that the day is the same for donors in all states.
create function private.charge_time(day date) returns timestamptz language sql stable set search_path = '' as $$
  select (day + time '12:00') at time zone s.giving_time_zone from public.site_settings s
$$;
grant execute on function private.charge_time(date) to function_owner;

create function private.request_gift_change(
  plan public.subscriptions, kind public.gift_change_kind, cause public.gift_change_cause
) returns uuid language plpgsql set search_path = '' as $$
declare
  made uuid;
begin
  insert into private.gift_changes (subscription_id, kind, cause, gift_cents, fee_cents, frequency, next_charge_at)
    values (plan.id, $2, $3, plan.gift_cents, plan.fee_cents, plan.frequency, plan.next_charge_at) returning id into made;
  -- The donor enters a card on a page of the provider, so there is nothing to carry out. Other changes of donors are
  -- carried out while they wait; the job only repeats what failed.
  if $2 <> 'card' then
    perform private.enqueue_job('change_gift', jsonb_build_object('change', made),
      now() + case when $3 = 'donor' then interval '1 minute' else interval '0' end, 'gift change ' || made);
  end if;
  return made;
end $$;
grant execute on function private.request_gift_change(public.subscriptions, public.gift_change_kind, public.gift_change_cause)
  to function_owner;

create type public.gift_change_outcome as enum ('accepted', 'invalid', 'not-possible', 'busy', 'too-many', 'unknown');
create type public.gift_change as (outcome public.gift_change_outcome, change uuid);

/* Accepts a change of a repeating gift. A donor who covers the card fee still does with another amount. A skip and a pause
   move the next charge. A charge can be moved from tomorrow to two years ahead. While a charge fails, the donor can only
   enter another card or cancel. */
create function private.change_gift(
  subscription uuid, kind public.gift_change_kind, key text default null, gift_cents integer default null,
  frequency public.gift_frequency default null, next_charge_on date default null, months integer default null
) returns public.gift_change language plpgsql security definer set search_path = '' as $$
declare
  plan public.subscriptions := private.managed_subscription($1, $3);
begin
  if plan.id is null then return ('unknown', null)::public.gift_change; end if;
  select * into plan from public.subscriptions s where s.id = plan.id for update;
  if plan.status not in ('active', 'past-due') or plan.status = 'past-due' and $2 not in ('card', 'cancel') then
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
    else null;
  end case;
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

-- What a function carries out at the provider; null if the provider has confirmed it.
create function private.open_gift_change(change uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'kind', c.kind, 'subscription', s.id, 'providerId', s.provider_id,
    'totalCents', c.gift_cents + c.fee_cents, 'frequency', c.frequency, 'nextChargeAt', c.next_charge_at,
    'isCanceled', s.status = 'canceled')
  from private.gift_changes c join public.subscriptions s on s.id = c.subscription_id
  where c.id = change and c.done_at is null
$$;
call private.publish_function('open_gift_change', '{service_role}');

-- A donor's gifts: by the key of an email, or without one as a member. Null for a key that is unknown or too old.
create function private.managed_gifts(key text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := case when $1 is null then private.caller_id() end;
  address text := private.donor_address($1);
begin
  if me is null and address is null then return null; end if;
  return jsonb_build_object(
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'giftCents', s.gift_cents, 'feeCents', s.fee_cents,
          'frequency', s.frequency, 'status', s.status, 'nextChargeAt', s.next_charge_at, 'isPaused', s.paused_at is not null,
          'retryAt', s.retry_at, 'isChanging', exists (select from private.gift_changes c
            where c.subscription_id = s.id and c.done_at is null and c.kind <> 'card'))
        order by s.status, s.created_at desc, s.id)
      from public.subscriptions s
      where s.status <> 'pending' and (s.user_id = me or lower(s.donor_email) = address)), '[]'),
    'gifts', coalesce((
      select jsonb_agg(to_jsonb(g) - 'at' order by g.at desc, g.id) from (
        select d.id, d.paid_at as at, (d.paid_at at time zone s.giving_time_zone)::date as "receivedOn",
          d.total_cents as "totalCents", d.refunded_cents as "refundedCents", d.frequency, d.status,
          coalesce(d.is_live, false) as "isLive", r.id as "receiptId", r.number as "receiptNumber"
        from public.donations d cross join public.site_settings s
        left join lateral (
          select r.id, r.number from public.receipts r where r.donation_id = d.id order by r.number desc limit 1
        ) as r on true
        where d.paid_at is not null and (d.user_id = me or lower(d.donor_email) = address)
        order by d.paid_at desc, d.id limit 100) as g), '[]'));
end $$;
call private.publish_function('managed_gifts', '{anon, authenticated}');
comment on function public.managed_gifts is 'network-limit: 300 per 600 seconds';
