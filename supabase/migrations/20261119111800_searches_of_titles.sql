-- The indexes of states are explained in 20261119111300_indexes_of_states.sql.
drop index public.articles_changed;
drop index public.articles_in_review;
create index articles_changed on public.articles (updated_at desc, id);
create index articles_draft on public.articles (updated_at desc, id) where status = 'draft';
create index articles_in_review on public.articles (updated_at desc, id) where status = 'review';
create index articles_scheduled on public.articles (updated_at desc, id) where status = 'scheduled';
create index articles_with_status_published on public.articles (updated_at desc, id) where status = 'published';
create index articles_expired on public.articles (updated_at desc, id) where status = 'expired';
create index events_published on public.events (created_at desc, id) where status = 'published';
create index events_canceled on public.events (created_at desc, id) where status = 'canceled';

-- Staff search articles and events by a part of the title. Row-level security compares a text with a pattern only after
-- its own condition, so an index of trigrams needs a function of the owner, which checks the role once. A frequent word
-- is found among the newest rows. A rare one is read from the index: materialized, because the planner does not know how
-- rare it is and would read all rows in the order of the list instead.
create index articles_title on public.articles using gin (title trigrams.gin_trgm_ops);
create index events_title on public.events using gin (title trigrams.gin_trgm_ops);
create index pictures_alt on public.pictures using gin (alt trigrams.gin_trgm_ops);

create function private.title_patterns(words text) returns text[]
language sql immutable set search_path = '' as $$
  -- One or two letters have no trigram inside a word, so they are the beginning of one.
  select case when length(words) < 3 then array[escaped || '%', '% ' || escaped || '%'] else array['%' || escaped || '%'] end
  from (select replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_')) e (escaped)
$$;
alter function private.title_patterns owner to function_owner;

create function private.search_articles(
  words text, status public.article_status default null, kind public.article_kind default null, category uuid default null,
  author uuid default null, after_changed timestamptz default null, after_id uuid default null, up_to integer default 26
) returns setof public.articles
language plpgsql stable security definer rows 26
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  patterns text[] := private.title_patterns(words);
  latest timestamptz := coalesce(after_changed, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  most integer := least(up_to, 1000);
  found uuid[];
begin
  if not private.is_staff('editor') then return; end if;
  found := array(
    select n.id from (
      select a.* from public.articles a
      where (search_articles.status is null or a.status = search_articles.status)
        and a.updated_at <= latest and (a.updated_at < latest or a.id > first_id)
      order by a.updated_at desc, a.id limit 1000
    ) n
    where n.title ilike any (patterns) and (search_articles.kind is null or n.kind = search_articles.kind)
      and (category is null or n.category_id = category) and (author is null or n.author_id = author)
    order by n.updated_at desc, n.id limit most);
  if cardinality(found) < most then
    found := array(
      with matching as materialized (select a.* from public.articles a where a.title ilike any (patterns))
      select m.id from matching m
      where (search_articles.status is null or m.status = search_articles.status)
        and (search_articles.kind is null or m.kind = search_articles.kind)
        and (category is null or m.category_id = category) and (author is null or m.author_id = author)
        and m.updated_at <= latest and (m.updated_at < latest or m.id > first_id)
      order by m.updated_at desc, m.id limit most);
  end if;
  return query select a.* from public.articles a where a.id = any (found) order by a.updated_at desc, a.id;
end $$;
call private.publish_function('search_articles', '{authenticated}');
alter function public.search_articles rows 26;

create function private.search_events(
  words text, status public.event_status, latest timestamptz, first_id uuid, up_to integer
) returns setof public.events
language plpgsql stable security definer rows 26
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  patterns text[] := private.title_patterns(words);
  found uuid[];
begin
  if not private.is_staff('events') then return; end if;
  found := array(
    select n.id from (
      select e.* from public.events e
      where (search_events.status is null or e.status = search_events.status)
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit 1000
    ) n
    where n.title ilike any (patterns) order by n.created_at desc, n.id limit up_to);
  if cardinality(found) < up_to then
    found := array(
      with matching as materialized (select e.* from public.events e where e.title ilike any (patterns))
      select m.id from matching m
      where (search_events.status is null or m.status = search_events.status)
        and m.created_at <= latest and (m.created_at < latest or m.id > first_id)
      order by m.created_at desc, m.id limit up_to);
  end if;
  return query select e.* from public.events e where e.id = any (found) order by e.created_at desc, e.id;
end $$;
call private.publish_function('search_events', '{authenticated}', is_in_api => false);

-- A page of the events that the caller manages: all for the event desk, those of the own chapter for leads. A plan for
-- any status could not use the index of one.
create or replace function public.managed_events(
  status public.event_status default null, title text default null, after_created timestamptz default null,
  after_id uuid default null, up_to integer default 26
) returns setof public.events
language plpgsql stable rows 26 set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  latest timestamptz := coalesce(after_created, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  patterns text[] := private.title_patterns(title);
begin
  if not private.is_staff('events') then
    return query select e.* from public.events e
      where e.chapter_id = any (array(select private.led_chapters()))
        and (managed_events.status is null or e.status = managed_events.status)
        and (managed_events.title is null or e.title ilike any (patterns))
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit least(up_to, 1000);
  elsif title is not null then
    return query select * from private.search_events(title, status, latest, first_id, least(up_to, 1000));
  else
    return query select e.* from public.events e
      where (managed_events.status is null or e.status = managed_events.status)
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit least(up_to, 1000);
  end if;
end $$;
grant execute on function private.title_patterns to authenticated;
