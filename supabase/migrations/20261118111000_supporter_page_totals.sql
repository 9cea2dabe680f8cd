-- What supporter pages have raised is kept beside them, so that a page costs the same with ten gifts and a million. A page
-- has both rows from the start: gifts only update them, and never wait for a page that is being deleted.

create table private.supporter_page_totals (
  page_id uuid references public.supporter_pages (id) on delete cascade,
  is_live boolean,
  gift_cents bigint not null default 0,
  gifts integer not null default 0,
  primary key (page_id, is_live)
);
comment on table private.supporter_page_totals is 'class:public';
comment on column private.supporter_page_totals.gift_cents is
  'Gifts that were paid, without fees and without what was refunded or is disputed.';
alter table private.supporter_page_totals enable row level security;
revoke all on private.supporter_page_totals from public, anon, authenticated, service_role;
grant select, insert, update on private.supporter_page_totals to function_owner;
create policy "function owner manages totals of supporter pages" on private.supporter_page_totals for all to function_owner
  using (true) with check (true);

create function private.add_supporter_page_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.supporter_page_totals (page_id, is_live) values (new.id, false), (new.id, true);
  return null;
end $$;
call private.publish_function('add_supporter_page_totals');
create trigger add_supporter_page_totals after insert on public.supporter_pages
  for each row execute function private.add_supporter_page_totals();

-- Takes what the gift counted before from its page, and adds what it counts now: its state, mode or page may have changed. A
-- gift that is deleted after seven years was still given.
create function private.count_supporter_page_gift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before integer := case when tg_op = 'UPDATE' then private.counted_cents(old) else 0 end;
  after integer := private.counted_cents(new);
begin
  if tg_op = 'UPDATE'
    and (old.supporter_page_id, old.is_live, before) is not distinct from (new.supporter_page_id, new.is_live, after) then
    return null;
  end if;
  if before > 0 then
    update private.supporter_page_totals t set gift_cents = t.gift_cents - before, gifts = t.gifts - 1
      where t.page_id = old.supporter_page_id and t.is_live = coalesce(old.is_live, false);
  end if;
  if after > 0 then
    update private.supporter_page_totals t set gift_cents = t.gift_cents + after, gifts = t.gifts + 1
      where t.page_id = new.supporter_page_id and t.is_live = coalesce(new.is_live, false);
  end if;
  return null;
end $$;
call private.publish_function('count_supporter_page_gift');
create trigger count_new_page_gift after insert on public.donations
  for each row when (new.supporter_page_id is not null) execute function private.count_supporter_page_gift();
create trigger count_page_gift after update on public.donations
  for each row when (old.supporter_page_id is not null or new.supporter_page_id is not null)
  execute function private.count_supporter_page_gift();

insert into private.supporter_page_totals (page_id, is_live, gift_cents, gifts)
select p.id, m.is_live, coalesce(sum(private.counted_cents(d)), 0), count(d.id)
from public.supporter_pages p cross join (values (false), (true)) as m (is_live)
left join public.donations d on d.supporter_page_id = p.id and coalesce(d.is_live, false) = m.is_live
  and private.counted_cents(d) > 0
group by p.id, m.is_live;

-- What was given through a page, apart for real gifts and those of test mode.
create or replace function private.supporter_page_totals(page uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('is_live', t.is_live, 'gift_cents', t.gift_cents, 'gifts', t.gifts)
    order by t.is_live), '[]')
  from private.supporter_page_totals t where t.page_id = page and t.gifts > 0
$$;

-- The donors whom a page names, newest first: without this index a page with many anonymous gifts reads all of them. The
-- index also finds the gifts of a page that is deleted.
drop index public.donations_supporter_page;
create index donations_supporter_page on public.donations (supporter_page_id);
create index donations_page_names on public.donations (supporter_page_id, paid_at desc, id desc)
  where supporter_page_id is not null and visibility <> 'anonymous' and status = 'succeeded' and wall_review = 'shown'
    and donor_name is not null and checkout_id is not null;

-- The pages that visitors see, newest first: of one campaign, or of all. Each open campaign is asked for its newest pages, so
-- that pages of campaigns that have ended are not read.
create or replace function private.shown_supporter_pages(campaign uuid default null) returns table (
  slug text, title text, name text, campaign_slug text, changed_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select p.slug, p.title, p.name, c.slug, p.changed_at
    from public.campaigns c cross join lateral (
      select * from public.supporter_pages s where s.campaign_id = c.id and s.review = 'shown'
      order by s.created_at desc, s.id desc limit 200) as p
    where ($1 is null or c.id = $1) and private.is_campaign_open(c.id)
    order by p.created_at desc, p.id desc limit 200;
end $$;
create index supporter_pages_shown_of_campaign on public.supporter_pages (campaign_id, created_at desc, id desc)
  where review = 'shown';
