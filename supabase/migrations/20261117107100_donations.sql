-- Gifts of money. The columns that a payment changes only ever grow, so the status does not depend on the order in which
-- the provider's events arrive.

create type public.gift_frequency as enum ('once', 'monthly', 'quarterly', 'yearly');
create type public.donor_visibility as enum ('full-name', 'first-name', 'anonymous');
create type public.tribute_kind as enum ('honor', 'memory');
create type public.dispute_state as enum ('open', 'won', 'lost');
create type public.donation_status as enum ('created', 'pending', 'failed', 'succeeded', 'refunded', 'disputed');
create type public.subscription_status as enum ('pending', 'active', 'past-due', 'canceled');

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  donor_email text check (length(donor_email) <= 254),
  frequency public.gift_frequency not null check (frequency <> 'once'),
  gift_cents integer not null check (gift_cents between 100 and 2500000),
  fee_cents integer not null default 0 check (fee_cents between 0 and 100000),
  status public.subscription_status not null default 'pending',
  status_at timestamptz,
  provider_id text unique check (length(provider_id) between 1 and 255),
  created_at timestamptz not null default now()
);
comment on table public.subscriptions is 'class:s2';
comment on column public.subscriptions.status_at is 'When the provider set the status; an older event does not change it.';
comment on column public.subscriptions.provider_id is 'The subscription''s id at the payment provider.';
create index subscriptions_user on public.subscriptions (user_id);
create index subscriptions_email on public.subscriptions (lower(donor_email));
alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from public, anon, authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;
grant select, insert (user_id, donor_email, frequency, gift_cents, fee_cents),
  update (user_id, status, status_at, provider_id), delete on public.subscriptions to function_owner;
grant select on public.subscriptions to authenticated;

create policy "function owner manages subscriptions" on public.subscriptions for all to function_owner
  using (true) with check (true);
create policy "donors read their own subscriptions, finance all" on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));

create table public.donations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  donor_name text check (length(donor_name) between 1 and 100 and private.is_plain_name(donor_name)),
  donor_email text check (length(donor_email) <= 254),
  visibility public.donor_visibility not null,
  gift_cents integer not null check (gift_cents between 100 and 2500000),
  fee_cents integer not null default 0 check (fee_cents between 0 and 100000),
  total_cents integer not null generated always as (gift_cents + fee_cents) stored,
  currency text not null default 'usd' check (currency = 'usd'),
  frequency public.gift_frequency not null,
  subscription_id uuid references public.subscriptions (id) on delete cascade,
  tribute_kind public.tribute_kind,
  tribute_name text check (length(tribute_name) between 1 and 100 and private.is_plain_name(tribute_name)),
  tribute_email text check (length(tribute_email) <= 254),
  employer text check (length(employer) between 1 and 100 and private.is_plain_line(employer)),
  is_live boolean,
  checkout_id text unique check (length(checkout_id) between 1 and 255),
  payment_id text unique check (length(payment_id) between 1 and 255),
  invoice_id text unique check (length(invoice_id) between 1 and 255),
  pending_at timestamptz,
  failed_at timestamptz,
  paid_at timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  dispute public.dispute_state,
  status public.donation_status not null generated always as (
    case
      when dispute in ('open', 'lost') then 'disputed'::public.donation_status
      when refunded_cents >= gift_cents + fee_cents then 'refunded'
      when paid_at is not null or refunded_cents > 0 or dispute is not null then 'succeeded'
      when failed_at is not null then 'failed'
      when pending_at is not null then 'pending'
      else 'created'
    end) stored,
  created_at timestamptz not null default now(),
  check (refunded_cents <= gift_cents + fee_cents),
  check ((frequency = 'once') = (subscription_id is null)),
  check (tribute_email is null or tribute_kind is not null)
);
comment on table public.donations is 'class:s2';
comment on column public.donations.fee_cents is 'Added by the donor to cover the card fee.';
comment on column public.donations.is_live is 'Whether real money moves; null until the checkout begins.';
comment on column public.donations.refunded_cents is 'All refunds together.';
create index donations_user on public.donations (user_id);
create index donations_email on public.donations (lower(donor_email), created_at);
create index donations_created on public.donations (created_at, id);
create index donations_subscription on public.donations (subscription_id);
create index donations_unpaid on public.donations (created_at) where paid_at is null;
alter table public.donations enable row level security;
revoke all on public.donations from public, anon, authenticated;
grant select, insert, update, delete on public.donations to service_role;
grant select, insert, update (user_id, is_live, checkout_id, payment_id, pending_at, failed_at, paid_at, refunded_cents, dispute),
  delete on public.donations to function_owner;
grant select on public.donations to authenticated;

create policy "function owner manages donations" on public.donations for all to function_owner
  using (true) with check (true);
create policy "donors read their own donations, finance all" on public.donations for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));

-- A gift without a session belongs to the member with its confirmed address.
create function private.member_with_email(given text) returns uuid
language sql stable set search_path = '' as $$
  select m.user_id from private.confirmed_emails m where lower(m.address) = lower(given) order by m.user_id limit 1
$$;
grant execute on function private.member_with_email(text) to function_owner;

create type public.donation_start_outcome as enum ('started', 'invalid', 'too-many', 'too-young');
create type public.donation_start as (outcome public.donation_start_outcome, donation uuid);

/* Records a gift before its checkout. The amount of the fee is computed here. The same form sent again within ten minutes
   is the same gift. One address starts ten gifts a day that are not paid, all together 300 an hour: people who test stolen
   cards need many tries. */
create function private.start_donation(
  gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text,
  visibility public.donor_visibility, tribute_kind public.tribute_kind default null, tribute_name text default null,
  tribute_email text default null, employer text default null
) returns public.donation_start language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  address text := trim($5);
  owner uuid := coalesce(me, private.member_with_email(address));
  fee integer := case when $3 then private.covered_fee($1) else 0 end;
  plan uuid;
  gift uuid;
begin
  if coalesce(not private.is_email_address(address), true) or private.filled_text($4) is null
    or $7 is not null and private.filled_text($8) is null
    or private.filled_text($9) is not null and not private.is_email_address(trim($9)) then
    return ('invalid', null)::public.donation_start;
  end if;
  if exists (select from public.profiles p where p.id = me and p.adult_on > current_date) then
    return ('too-young', null)::public.donation_start;
  end if;
  -- The lock makes concurrent forms wait, so that each sees the others.
  perform pg_advisory_xact_lock(hashtextextended('donations', 0));
  select d.id into gift from public.donations d
    where lower(d.donor_email) = lower(address) and d.created_at > now() - interval '10 minutes' and d.status = 'created'
      and (d.user_id, d.gift_cents, d.fee_cents, d.frequency, d.donor_name, d.visibility)
        is not distinct from (owner, $1, fee, $2, trim($4), $6)
      and (d.tribute_kind, d.tribute_name, d.tribute_email, d.employer) is not distinct from
        ($7, private.filled_text($8), private.filled_text($9), private.filled_text($10))
    order by d.created_at limit 1;
  if gift is not null then return ('started', gift)::public.donation_start; end if;
  if (select count(*) from public.donations d where d.paid_at is null and d.created_at > now() - interval '1 hour') >= 300
    or (select count(*) from public.donations d
      where lower(d.donor_email) = lower(address) and d.paid_at is null and d.created_at > now() - interval '1 day') >= 10 then
    return ('too-many', null)::public.donation_start;
  end if;
  if $2 <> 'once' then
    insert into public.subscriptions (user_id, donor_email, frequency, gift_cents, fee_cents)
      values (owner, address, $2, $1, fee) returning id into plan;
  end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, tribute_kind, tribute_name, tribute_email, employer)
    values (owner, trim($4), address, $6, $1, fee, $2, plan, $7, private.filled_text($8), private.filled_text($9),
      private.filled_text($10)) returning id into gift;
  return ('started', gift)::public.donation_start;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range then return ('invalid', null)::public.donation_start;
end $$;
call private.publish_function('start_donation', '{anon, authenticated}');
comment on function public.start_donation is 'network-limit: 20 per 600 seconds';

-- Called by the checkout function once the provider has a checkout for the gift; false if it is paid for already.
create function private.record_checkout(donation uuid, checkout_id text, is_live boolean) returns boolean
language sql security definer set search_path = '' as $$
  with changed as (
    update public.donations d set checkout_id = $2, is_live = $3
    where d.id = $1 and d.status in ('created', 'failed') returning 1
  )
  select exists (select from changed)
$$;
call private.publish_function('record_checkout', '{service_role}');

insert into private.person_map
  (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.donations', 'Gifts you made', 'user_id = $1 or lower(donor_email) = lower($2)', '[
    ["created_at", "Made on"], ["donor_name", "Name"], ["donor_email", "Email"], ["gift_cents", "Gift in cents"],
    ["fee_cents", "Fee you covered, in cents"], ["frequency", "How often"], ["status", "State"],
    ["refunded_cents", "Refunded, in cents"], ["visibility", "Shown publicly as"], ["tribute_kind", "In honor or in memory"],
    ["tribute_name", "Of"], ["tribute_email", "Card to"], ["employer", "Employer"]
  ]', false, 'anonymize',
    'user_id = null, donor_name = null, donor_email = null, visibility = ''anonymous'', tribute_name = null, tribute_email = null, employer = null',
    'Amounts and dates stay in our books for 7 years, as tax law asks. Your name and address do not.'),
  ('public.subscriptions', 'Recurring gifts you set up', 'user_id = $1 or lower(donor_email) = lower($2)', '[
    ["created_at", "Set up on"], ["donor_email", "Email"], ["frequency", "How often"], ["gift_cents", "Gift in cents"],
    ["fee_cents", "Fee you cover, in cents"], ["status", "State"]
  ]', false, 'anonymize', 'user_id = null, donor_email = null',
    'Amounts and dates stay in our books for 7 years, as tax law asks. Your name and address do not.');
