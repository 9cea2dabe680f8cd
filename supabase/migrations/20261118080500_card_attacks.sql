-- People who test stolen cards start many gifts that are never paid. While they do, each donor confirms the address by email
-- before the checkout opens, and finance hears of it once.

alter type public.donation_start_outcome add value 'confirm-email';

create table private.card_attacks (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
comment on table private.card_attacks is 'class:public';
comment on column private.card_attacks.last_at is 'When the signs were last seen; an hour later the attack is over.';
create index card_attacks_last on private.card_attacks (last_at);
alter table private.card_attacks enable row level security;
grant select, insert, update (last_at) on private.card_attacks to function_owner;
create policy "function owner manages card attacks" on private.card_attacks for all to function_owner
  using (true) with check (true);

-- Whether the site is under attack: 60 gifts in an hour that were not paid, and more than twice as many as were paid. The
-- first sign emails finance and administrators.
create function private.note_card_attack() returns boolean
language plpgsql set search_path = '' as $$
declare
  hour_ago timestamptz := now() - interval '1 hour';
  unpaid bigint := (select count(*) from public.donations d where d.paid_at is null and d.created_at > hour_ago);
  attack uuid;
begin
  select a.id into attack from private.card_attacks a where a.last_at > hour_ago order by a.last_at desc limit 1;
  if unpaid < 60 or unpaid <= 2 * (select count(*) from public.donations d
      where d.paid_at is not null and d.source = 'card' and d.created_at > hour_ago) then
    return attack is not null;
  end if;
  if attack is not null then
    update private.card_attacks a set last_at = now() where a.id = attack;
    return true;
  end if;
  insert into private.card_attacks default values returning id into attack;
  perform private.queue_email('card-attack', e.address, jsonb_build_object('gifts', unpaid), 'card attack ' || attack || ' ' || e.user_id)
    from (select distinct u.user_id from public.user_roles u where u.role in ('finance', 'admin')) as u
    join private.confirmed_emails e on e.user_id = u.user_id;
  return true;
end $$;
grant execute on function private.note_card_attack() to function_owner;

/* Records a gift before its checkout. The amount of the fee is computed here. The same form sent again within ten minutes
   is the same gift. One address starts ten gifts a day that are not paid, all together 300 an hour. During an attack with
   stolen cards only the email to the donor has the id of the gift, without which no checkout opens. A gift that does not
   repeat has no first and last day, whatever the form says. */
create or replace function private.start_donation(
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
  is_attacked boolean;
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
  is_attacked := private.note_card_attack();
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
    insert into public.subscriptions (user_id, donor_email, frequency, gift_cents, fee_cents, next_charge_at, starts_at, ends_at)
      values (owner, address, $2, $1, fee, starts, starts, ends) returning id into plan;
  end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, tribute_kind, tribute_name, tribute_email, employer, campaign_id, shows_amount, card_on)
    values (owner, trim($4), address, $6, $1, fee, $2, plan, $7, private.filled_text($8), private.filled_text($9),
      private.filled_text($10), $11, coalesce($12, false), card_day) returning id into gift;
  if is_attacked then
    perform private.queue_email('gift-confirm', address, jsonb_build_object('id', gift, 'cents', $1 + fee), 'confirm gift ' || gift);
    return ('confirm-email', null)::public.donation_start;
  end if;
  return ('started', gift)::public.donation_start;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range or datetime_field_overflow then return ('invalid', null)::public.donation_start;
end $$;

create or replace function private.gift_progress(gift uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', d.status, 'giftCents', d.gift_cents, 'feeCents', d.fee_cents,
    'totalCents', d.total_cents, 'frequency', d.frequency, 'isLive', coalesce(d.is_live, false),
    'email', left(d.donor_email, 1) || '…' || substring(d.donor_email from '@.*$'),
    'receiptNumber', (select max(r.number) from public.receipts r where r.donation_id = d.id),
    'startsOn', (s.next_charge_at at time zone t.giving_time_zone)::date, 'endsOn', private.last_day(s.ends_at),
    'isPlanned', d.paid_at is null and coalesce(s.starts_at is not null and s.status = 'active', false),
    'cardOn', d.card_on, 'isUnconfirmed', d.checkout_id is null and d.status = 'created')
  from public.donations d cross join public.site_settings t
  left join public.subscriptions s on s.id = d.subscription_id where d.id = gift
$$;
