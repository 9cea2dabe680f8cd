-- Supporter pages: a member asks friends to give to a campaign. Finance reads each page before it is public. Gifts made
-- through it count for the campaign, and the page ends with it.

create table public.supporter_pages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 40),
  name text not null check (length(name) between 2 and 60 and private.is_plain_name(name)),
  title text not null check (length(title) between 2 and 60 and private.is_plain_line(title)),
  story text not null check (length(story) between 20 and 600),
  goal_cents integer not null check (goal_cents between 2500 and 10000000),
  review public.wall_review not null default 'held',
  note text check (length(note) between 2 and 500),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
comment on table public.supporter_pages is 'class:s2';
comment on column public.supporter_pages.slug is 'Comes after /donate/with- in the address of the page.';
comment on column public.supporter_pages.name is 'Who asks for gifts, as the page names them.';
comment on column public.supporter_pages.review is 'Whether visitors see the page: held ones wait for finance.';
comment on column public.supporter_pages.note is 'From finance to the owner: why the page is not shown.';
create index supporter_pages_owner on public.supporter_pages (user_id, created_at);
create index supporter_pages_campaign on public.supporter_pages (campaign_id, created_at);
create index supporter_pages_created on public.supporter_pages (created_at, id);
create index supporter_pages_held on public.supporter_pages (created_at, id) where review = 'held';
create index supporter_pages_shown on public.supporter_pages (created_at, id) where review = 'shown';
create index supporter_pages_hidden on public.supporter_pages (created_at, id) where review = 'hidden';
alter table public.supporter_pages enable row level security;
revoke all on public.supporter_pages from public, anon, authenticated;
grant select, insert, update, delete on public.supporter_pages to service_role;
grant select, insert, delete, update (user_id, slug, name, title, story, goal_cents, review, note, changed_at)
  on public.supporter_pages to function_owner;
grant select on public.supporter_pages to authenticated;
create policy "function owner manages supporter pages" on public.supporter_pages for all to function_owner
  using (true) with check (true);
create policy "owners read their own supporter pages, finance all" on public.supporter_pages for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));
call private.audit_table('public.supporter_pages');
call private.add_inbox_list('supporter-pages', '{finance}', 'public.supporter_pages', 'item.review = ''held''');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.supporter_pages', 'Pages on which you asked for gifts', 'user_id = $1', '[
    ["created_at", "Started on"], ["title", "Title"], ["name", "Your name on it"], ["slug", "Address"], ["story", "Story"],
    ["goal_cents", "Goal in cents"], ["review", "Shown"], ["note", "Our note"]
  ]', false, 'with_account');

-- Addresses that this site uses itself. A campaign that has one of the new ones moves to `campaign-…`, where its old address
-- leads.
alter table public.campaigns drop constraint campaigns_slug_check;
update public.campaigns set slug = rtrim('campaign-' || left(slug, 51), '-')
  where slug ~ '^with-' or slug in ('test-card', 'statements');
alter table public.campaigns add constraint campaigns_slug_check check (
  slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60 and slug !~ '^with-'
  and slug not in ('manage', 'thanks', 'test-card', 'test-checkout', 'receipts', 'statements', 'wall'));

alter table public.donations add column supporter_page_id uuid references public.supporter_pages (id) on delete set null;
comment on column public.donations.supporter_page_id is 'The page of a supporter through which the gift was made.';
create index donations_supporter_page on public.donations (supporter_page_id, paid_at desc, id desc);

-- Later payments of a recurring gift belong to the campaign and the page of the first, while the campaign runs.
create or replace function private.inherit_campaign() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first public.donations;
begin
  select * into first from public.donations d where d.subscription_id = new.subscription_id
    order by d.created_at, d.id limit 1;
  if private.is_campaign_open(first.campaign_id) then
    new.campaign_id := first.campaign_id;
    new.supporter_page_id := first.supporter_page_id;
  end if;
  new.shows_amount := coalesce(first.shows_amount, new.shows_amount);
  return new;
end $$;

drop function public.start_donation, private.start_donation;

/* Records a gift before its checkout. The amount of the fee is computed here. The same form sent again within ten minutes
   is the same gift. One address starts ten gifts a day that are not paid, all together 300 an hour. During an attack with
   stolen cards only the email to the donor has the id of the gift, without which no checkout opens. A gift that does not
   repeat has no first and last day, whatever the form says. */
create function private.start_donation(
  gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text,
  visibility public.donor_visibility, tribute_kind public.tribute_kind default null, tribute_name text default null,
  tribute_email text default null, employer text default null, campaign uuid default null, shows_amount boolean default false,
  starts_on date default null, ends_on date default null, card_on date default null, is_bank_debit boolean default false,
  supporter_page uuid default null
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
  -- A gift through a supporter's page is a gift to its campaign.
  if $17 is not null then
    campaign := (select p.campaign_id from public.supporter_pages p where p.id = $17 and p.review = 'shown');
  end if;
  if ($11 is not null or $17 is not null) and not coalesce(private.is_campaign_open($11), false) then
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
      and d.supporter_page_id is not distinct from $17
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
      subscription_id, tribute_kind, tribute_name, tribute_email, employer, campaign_id, shows_amount, card_on, is_bank_debit,
      supporter_page_id)
    values (owner, trim($4), address, $6, $1, fee, $2, plan, $7, private.filled_text($8), private.filled_text($9),
      private.filled_text($10), $11, coalesce($12, false), card_day, $16, $17) returning id into gift;
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

-- What was given through a page, apart for real gifts and those of test mode, counted as for a campaign.
create function private.supporter_page_totals(page uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('is_live', t.is_live, 'gift_cents', t.cents, 'gifts', t.gifts)), '[]')
  from (
    select coalesce(d.is_live, false) as is_live, sum(private.counted_cents(d)) as cents, count(*) as gifts
    from public.donations d where d.supporter_page_id = page and d.status = 'succeeded' group by 1
  ) as t
$$;
grant execute on function private.supporter_page_totals(uuid) to function_owner;

-- A page as visitors see it, with the newest donors who may be named; null if it is not shown.
create function private.supporter_page(slug text, includes_tests boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shows_tests constant boolean := $2 and not exists (select from public.donations l where l.is_live and l.source = 'card');
begin
  return (
    select jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'title', p.title, 'story', p.story,
      'goalCents', p.goal_cents, 'campaign', c.slug, 'totals', private.supporter_page_totals(p.id), 'donors', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', case d.visibility when 'full-name' then d.donor_name else split_part(d.donor_name, ' ', 1) end,
          'amountCents', case when d.shows_amount then private.counted_cents(d) end) order by d.paid_at desc, d.id desc), '[]')
        from (
          select * from public.donations g
          where g.supporter_page_id = p.id and g.visibility <> 'anonymous' and g.status = 'succeeded'
            and g.wall_review = 'shown' and g.donor_name is not null and g.checkout_id is not null
            and (g.is_live or shows_tests)
          order by g.paid_at desc, g.id desc limit 12) as d))
    from public.supporter_pages p join public.campaigns c on c.id = p.campaign_id
    where p.slug = $1 and p.review = 'shown' and c.is_published);
end $$;
call private.publish_function('supporter_page', '{anon, authenticated}');

-- The pages that visitors see, newest first: of one campaign, or of all.
create function private.shown_supporter_pages(campaign uuid default null) returns table (
  slug text, title text, name text, campaign_slug text, changed_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select p.slug, p.title, p.name, c.slug, p.changed_at
  from public.supporter_pages p join public.campaigns c on c.id = p.campaign_id
  where p.review = 'shown' and private.is_campaign_open(c.id) and ($1 is null or p.campaign_id = $1)
  order by p.created_at desc, p.id desc limit 200
$$;
call private.publish_function('shown_supporter_pages', '{anon, authenticated}');

-- The caller's own pages, newest first.
create function private.my_supporter_pages() returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'title', p.title, 'story', p.story,
      'goalCents', p.goal_cents, 'review', p.review, 'note', p.note, 'campaign', c.title,
      'isOpen', private.is_campaign_open(c.id), 'totals', private.supporter_page_totals(p.id))
    order by p.created_at desc, p.id), '[]')
  from public.supporter_pages p join public.campaigns c on c.id = p.campaign_id
  where p.user_id = private.caller_id()
$$;
call private.publish_function('my_supporter_pages', '{authenticated}');

create type public.supporter_page_outcome as enum
  ('saved', 'invalid', 'taken', 'too-young', 'too-many', 'campaign-ended', 'not-found');

/* Starts a page, or changes one of the caller's own. Other words wait for finance again, another goal does not. One member
   starts three pages a month. */
create function private.save_supporter_page(
  name text, title text, slug text, story text, goal_cents integer, campaign uuid default null, page uuid default null
) returns public.supporter_page_outcome language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
begin
  if not private.is_confirmed_adult(me) then return 'too-young'; end if;
  if $7 is not null then
    update public.supporter_pages p set name = trim($1), title = trim($2), slug = $3, story = trim($4), goal_cents = $5,
        changed_at = now(), review = case when (p.name, p.title, p.slug, p.story) = (trim($1), trim($2), $3, trim($4))
          then p.review else 'held' end
      where p.id = $7 and p.user_id = me and private.is_campaign_open(p.campaign_id);
    return (case when found then 'saved' else 'not-found' end)::public.supporter_page_outcome;
  end if;
  if not coalesce(private.is_campaign_open($6), false) then return 'campaign-ended'; end if;
  perform pg_advisory_xact_lock(hashtextextended('supporter page ' || me, 0));
  if (select count(*) from public.supporter_pages p
    where p.user_id = me and p.created_at > now() - interval '30 days') >= 3 then return 'too-many'; end if;
  insert into public.supporter_pages (user_id, campaign_id, name, title, slug, story, goal_cents)
    values (me, $6, trim($1), trim($2), $3, trim($4), $5);
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
  when unique_violation then return 'taken';
end $$;
call private.publish_function('save_supporter_page', '{authenticated}');

-- Deletes a page of the caller. Its gifts stay with the campaign.
create function private.delete_supporter_page(page uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.supporter_pages p where p.id = $1 and p.user_id = private.caller_id();
  return found;
end $$;
call private.publish_function('delete_supporter_page', '{authenticated}');

create type public.supporter_page_review as enum ('saved', 'no-reason', 'unchanged', 'changed', 'not-allowed');

/* Finance shows a page, or hides it with a note; the owner learns either. `seen` is when the page last changed as finance
   read it: words that the owner changed meanwhile are not shown. */
create function private.review_supporter_page(page uuid, is_shown boolean, note text default null, seen timestamptz default null)
returns public.supporter_page_review language plpgsql security definer set search_path = '' as $$
declare
  target public.wall_review := case when $2 then 'shown' else 'hidden' end;
  changed public.supporter_pages;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  if target = 'hidden' and coalesce(length(private.filled_text($3)) not between 2 and 500, true) then return 'no-reason'; end if;
  update public.supporter_pages p set review = target, note = case target when 'hidden' then private.filled_text($3) end,
      changed_at = now()
    where p.id = $1 and p.review <> target and (target = 'hidden' or p.changed_at = $4) returning * into changed;
  if changed.id is null then
    return (case when exists (select from public.supporter_pages p where p.id = $1 and p.review <> target)
      then 'changed' else 'unchanged' end)::public.supporter_page_review;
  end if;
  perform private.notify(changed.user_id, 'giving', 'supporter-page-reviewed', jsonb_build_object('title', changed.title,
    'slug', changed.slug, 'isShown', target = 'shown', 'note', changed.note));
  return 'saved';
end $$;
call private.publish_function('review_supporter_page', '{authenticated}');

create function private.move_supporter_pages(from_person uuid, to_person uuid) returns void
language sql set search_path = '' as $$
  update public.supporter_pages p set user_id = to_person where p.user_id = from_person
$$;
grant execute on function private.move_supporter_pages(uuid, uuid) to function_owner;
insert into private.merge_steps (position, name) values (90, 'move_supporter_pages');
