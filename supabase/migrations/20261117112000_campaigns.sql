-- What gifts can be made for: a goal, an end and a pool that matches gifts. Their totals are kept, so that a page costs the
-- same with ten gifts and a million.

create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60
    and slug not in ('manage', 'thanks', 'test-checkout', 'receipts', 'wall')),
  title text not null check (length(title) between 2 and 60 and private.is_plain_line(title)),
  text text not null check (length(text) between 10 and 400),
  goal_cents integer not null check (goal_cents between 10000 and 2000000000),
  ends_on date,
  match_cents integer check (match_cents between 100 and 2000000000),
  matched_by text check (length(matched_by) between 2 and 100 and private.is_plain_line(matched_by)),
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((match_cents is null) = (matched_by is null))
);
comment on table public.campaigns is 'class:public';
comment on column public.campaigns.ends_on is 'The last day, in the time zone of the organization; null without an end.';
comment on column public.campaigns.match_cents is 'A pool that adds a dollar to each dollar given, until it is used up.';
comment on column public.campaigns.matched_by is 'Who pays for the pool.';
create index campaigns_created on public.campaigns (created_at, id);
alter table public.campaigns enable row level security;
revoke all on public.campaigns from public, anon, authenticated;
grant select, insert, update, delete on public.campaigns to service_role;
grant select on public.campaigns to anon, authenticated, function_owner;
grant insert (slug, title, text, goal_cents, ends_on, match_cents, matched_by, is_published),
  update (slug, title, text, goal_cents, ends_on, match_cents, matched_by, is_published) on public.campaigns to authenticated;

create policy "function owner reads campaigns" on public.campaigns for select to function_owner using (true);
create policy "visitors read published campaigns" on public.campaigns for select to anon using (is_published);
create policy "members read published campaigns, finance all" on public.campaigns for select to authenticated
  using (is_published or (select private.is_staff('finance')));
create policy "finance adds campaigns" on public.campaigns for insert to authenticated
  with check ((select private.is_staff('finance')));
create policy "finance changes campaigns" on public.campaigns for update to authenticated
  using ((select private.is_staff('finance'))) with check ((select private.is_staff('finance')));
create trigger set_updated_at before update on public.campaigns
  for each row execute function private.set_updated_at();

-- A computed field: the moment after the last day; null without an end.
create function public.ends_at(campaign public.campaigns) returns timestamptz language sql stable set search_path = '' as $$
  select (campaign.ends_on + 1)::timestamp at time zone s.giving_time_zone from public.site_settings s
$$;
grant execute on function public.ends_at(public.campaigns) to anon, authenticated, function_owner, service_role;

create function private.is_campaign_open(campaign uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.campaigns c
    where c.id = campaign and c.is_published and coalesce(public.ends_at(c) > now(), true))
$$;
grant execute on function private.is_campaign_open(uuid) to function_owner;

create table public.campaign_totals (
  campaign_id uuid references public.campaigns (id) on delete cascade,
  is_live boolean,
  gift_cents bigint not null default 0,
  gifts integer not null default 0,
  primary key (campaign_id, is_live)
);
comment on table public.campaign_totals is 'class:public';
comment on column public.campaign_totals.gift_cents is 'Gifts that were paid, without what was refunded or is disputed.';
alter table public.campaign_totals enable row level security;
revoke all on public.campaign_totals from public, anon, authenticated;
grant select, insert, update, delete on public.campaign_totals to service_role;
grant select, insert, update on public.campaign_totals to function_owner;
grant select on public.campaign_totals to anon, authenticated;
create policy "function owner manages campaign totals" on public.campaign_totals for all to function_owner
  using (true) with check (true);
create policy "anyone reads the totals of campaigns they see" on public.campaign_totals for select to anon, authenticated
  using (campaign_id in (select c.id from public.campaigns c));
alter publication supabase_realtime add table public.campaigns, public.campaign_totals;

alter table public.donations
  add column campaign_id uuid references public.campaigns (id) on delete set null,
  add column shows_amount boolean not null default false;
comment on column public.donations.shows_amount is 'Whether the donor wall shows the amount beside the name.';
create index donations_campaign on public.donations (campaign_id);

-- What a gift adds to totals: fees and refunds are not counted.
create function private.counted_cents(gift public.donations) returns integer language sql immutable set search_path = '' as $$
  select case when gift.status = 'succeeded' then least(gift.gift_cents, gift.total_cents - gift.refunded_cents) else 0 end
$$;
grant execute on function private.counted_cents(public.donations) to function_owner;

create function private.count_campaign_gift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before integer := case when tg_op = 'UPDATE' then private.counted_cents(old) else 0 end;
  after integer := private.counted_cents(new);
begin
  if before = after then return null; end if;
  insert into public.campaign_totals (campaign_id, is_live) values (new.campaign_id, coalesce(new.is_live, false))
    on conflict do nothing;
  update public.campaign_totals t set gift_cents = t.gift_cents + after - before,
    gifts = t.gifts + (after > 0)::integer - (before > 0)::integer
    where t.campaign_id = new.campaign_id and t.is_live = coalesce(new.is_live, false);
  return null;
end $$;
call private.publish_function('count_campaign_gift');
create trigger count_campaign_gift after insert or update on public.donations
  for each row when (new.campaign_id is not null) execute function private.count_campaign_gift();

-- Later payments of a recurring gift belong to the campaign of the first, while it runs.
create function private.inherit_campaign() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  first public.donations;
begin
  select * into first from public.donations d where d.subscription_id = new.subscription_id
    order by d.created_at, d.id limit 1;
  if private.is_campaign_open(first.campaign_id) then new.campaign_id := first.campaign_id; end if;
  new.shows_amount := coalesce(first.shows_amount, new.shows_amount);
  return new;
end $$;
call private.publish_function('inherit_campaign');
create trigger inherit_campaign before insert on public.donations
  for each row when (new.subscription_id is not null and new.campaign_id is null) execute function private.inherit_campaign();

alter type public.donation_start_outcome add value 'campaign-ended';
drop function public.start_donation, private.start_donation;

/* Records a gift before its checkout. The amount of the fee is computed here. The same form sent again within ten minutes
   is the same gift. One address starts ten gifts a day that are not paid, all together 300 an hour: people who test stolen
   cards need many tries. */
create function private.start_donation(
  gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text,
  visibility public.donor_visibility, tribute_kind public.tribute_kind default null, tribute_name text default null,
  tribute_email text default null, employer text default null, campaign uuid default null, shows_amount boolean default false
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
      subscription_id, tribute_kind, tribute_name, tribute_email, employer, campaign_id, shows_amount)
    values (owner, trim($4), address, $6, $1, fee, $2, plan, $7, private.filled_text($8), private.filled_text($9),
      private.filled_text($10), $11, coalesce($12, false)) returning id into gift;
  return ('started', gift)::public.donation_start;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range then return ('invalid', null)::public.donation_start;
end $$;
call private.publish_function('start_donation', '{anon, authenticated}');
comment on function public.start_donation is 'network-limit: 20 per 600 seconds';

update private.person_map set shows = shows || '[["shows_amount", "Amount shown publicly"]]'
  where relation = 'public.donations';
