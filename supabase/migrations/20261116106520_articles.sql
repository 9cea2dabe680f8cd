-- Articles of the blog and press releases, with the text as a list of blocks that the site renders.

create type public.article_kind as enum ('blog', 'press');
create type public.article_status as enum ('draft', 'review', 'scheduled', 'published', 'expired');

-- Exactly the properties of its kind, none empty; the form in content/schema/articles.ts also limits their lengths.
create function private.is_article_block(block jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(block - (case block ->> 'kind'
      when 'opening' then '{kind,text}' when 'heading' then '{kind,id,text}' when 'text' then '{kind,paragraphs}'
      when 'list' then '{kind,isNumbered,items}' when 'script' then '{kind,lines}' when 'quote' then '{kind,lines}'
      when 'questions' then '{kind,items}' when 'steps' then '{kind,items}' when 'links' then '{kind,items}'
      when 'pairs' then '{kind,labels,items}' when 'picture' then '{kind,picture,caption}'
      when 'callout' then '{kind,title,text}' end)::text[] = '{}'
    and jsonb_path_match(block, case block ->> 'kind'
      when 'opening' then '$.text like_regex "[^ ]"'
      when 'heading' then '$.id like_regex "^[a-z0-9-]{1,40}$" && $.text like_regex "[^ ]"'
      when 'text' then 'exists($.paragraphs[*]) && !exists($.paragraphs[*] ? (!(@ like_regex "[^ ]")))'
      when 'list' then '$.isNumbered.type() == "boolean" && exists($.items[*])
        && !exists($.items[*] ? (!(@ like_regex "[^ ]")))'
      when 'script' then 'exists($.lines[*]) && !exists($.lines[*] ? (!(@ like_regex "[^ ]")))'
      when 'quote' then 'exists($.lines[*]) && !exists($.lines[*] ? (!(@ like_regex "[^ ]")))'
      when 'questions' then 'exists($.items[*]) && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(question|answer)$")))
        && !exists($.items[*] ? (!(@.question like_regex "[^ ]" && @.answer like_regex "[^ ]")))'
      when 'steps' then 'exists($.items[*]) && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(title|text)$")))
        && !exists($.items[*] ? (!(@.title like_regex "[^ ]" && @.text like_regex "[^ ]")))'
      when 'pairs' then '$.labels.size() == 2 && exists($.items[*])
        && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(before|after)$")))
        && !exists($.labels[*] ? (!(@ like_regex "[^ ]")))
        && !exists($.items[*] ? (!(@.before like_regex "[^ ]" && @.after like_regex "[^ ]")))'
      when 'links' then 'exists($.items[*]) && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(label|href)$")))
        && !exists($.items[*] ? (!(@.label like_regex "[^ ]" && @.href like_regex "^/([A-Za-z0-9_.#?=&%-][A-Za-z0-9_./#?=&%-]*)?$")))'
      when 'picture' then '$.picture like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
        && !exists($.caption ? (!(@ like_regex "[^ ]")))'
      when 'callout' then '$.text like_regex "[^ ]" && !exists($.title ? (!(@ like_regex "[^ ]")))'
    end::jsonpath, silent => true), false)
$$;

-- Every heading has an id of its own, which the table of contents links to.
create function private.are_article_blocks(blocks jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case jsonb_typeof(blocks) when 'array' then
    length(blocks::text) <= 100000
    and (select coalesce(bool_and(private.is_article_block(block)), true) from jsonb_array_elements(blocks) as block)
    and (select count(*) = count(distinct id) from jsonb_path_query(blocks, '$[*] ? (@.kind == "heading").id') as id)
    else false end
$$;

-- At 200 words a minute.
create function private.reading_minutes(blocks jsonb) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select greatest(1, ceil(regexp_count(array_to_string(private.content_passages(blocks), ' '), '\S+') / 200.0))::integer
$$;

create function private.are_short_texts(texts text[], most integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bool_and(length(t) between 2 and most and t !~ '[[:cntrl:]]'), true) from unnest(texts) as t
$$;
grant execute on function private.is_article_block(jsonb), private.are_article_blocks(jsonb), private.reading_minutes(jsonb),
  private.are_short_texts(text[], integer) to function_owner, service_role;

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  kind public.article_kind not null,
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  status public.article_status not null default 'draft',
  published_at timestamptz,
  expires_at timestamptz,
  title text not null check (length(title) between 3 and 120 and title !~ '[[:cntrl:]]'),
  title_lines jsonb check (jsonb_typeof(title_lines) = 'object'),
  summary text not null default '' check (length(summary) <= 300 and summary !~ '[[:cntrl:]]'),
  category_id uuid references public.article_categories (id),
  author_id uuid references public.authors (id),
  tags text[] not null default '{}' check (
    cardinality(tags) <= 10 and private.are_short_texts(tags, 40)
    and array_to_string(tags, ',') ~ '^([a-z0-9]+(-[a-z0-9]+)*(,|$))*$'
  ),
  color text not null default 'mint' check (color in ('mint', 'air', 'butter', 'marigold')),
  art text check (art in ('snack-drawer', 'hip-pack')),
  picture_id uuid references public.pictures (id),
  question text check (length(question) between 10 and 120 and question !~ '[[:cntrl:]]'),
  place text check (length(place) between 2 and 80 and place !~ '[[:cntrl:]]'),
  blocks jsonb not null default '[]' check (private.are_article_blocks(blocks)),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  lines_to_share text[] not null default '{}' check (
    cardinality(lines_to_share) <= 6 and private.are_short_texts(lines_to_share, 120)
  ),
  checked_on date,
  minutes integer not null generated always as (private.reading_minutes(blocks)) stored,
  public_from timestamptz generated always as (
    case when status in ('scheduled', 'published') then published_at end
  ) stored,
  public_until timestamptz not null generated always as (coalesce(expires_at, 'infinity')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, slug),
  check (expires_at > published_at),
  check (status in ('draft', 'review') or published_at is not null and blocks <> '[]' and length(summary) >= 20),
  check (kind = 'blog' or num_nonnulls(category_id, author_id, question) = 0),
  check (kind = 'press' or status in ('draft', 'review') or num_nulls(category_id, author_id) = 0),
  -- Every source of a published article has an address and a date of access.
  constraint articles_published_sources check (
    status <> 'published' or jsonb_array_length(sources) = jsonb_array_length(jsonb_path_query_array(sources,
      '$[*] ? (@.title like_regex "[^ ]" && @.url like_regex "^https://[^ ]+$"
        && @.accessed like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")'))
  )
);
comment on table public.articles is 'class:public';
comment on column public.articles.published_at is 'When it was, or for a scheduled article will be, published.';
comment on column public.articles.title_lines is '{wide, phone}: how the title breaks into lines when it is set large.';
comment on column public.articles.question is 'A reader''s question that the article answers, shown on the blog.';
comment on column public.articles.place is 'Where a press release is from.';
comment on column public.articles.sources is 'Those that the text cites as [^S1], by their id.';
comment on column public.articles.lines_to_share is 'Sentences that readers can copy.';
comment on column public.articles.checked_on is 'When its facts were last compared with the sources.';
comment on column public.articles.minutes is 'Reading time.';
comment on column public.articles.public_from is
  'When visitors can read it, to the instant; the status follows within a minute. Null for an article that is not to appear.';
comment on column public.articles.public_until is 'From then on visitors can no longer read it.';
create index articles_published on public.articles (kind, published_at, id) where public_from is not null;
create index articles_in_category on public.articles (category_id, published_at, id) where public_from is not null;
create index articles_asked on public.articles (published_at, id) where public_from is not null and question is not null;
create index articles_tags on public.articles using gin (tags) where public_from is not null;
create index articles_public on public.articles (public_from, public_until);
create index articles_ending on public.articles (public_until) where public_from is not null;
create index articles_by_status on public.articles (status, published_at);
create index articles_category on public.articles (category_id);
create index articles_author on public.articles (author_id);
create index articles_changed on public.articles (updated_at, id);
create index articles_picture on public.articles (picture_id);

alter table public.articles enable row level security;
grant select, insert, update, delete on public.articles to service_role;
grant select, insert, update on public.articles to function_owner;
grant select on public.articles to anon, authenticated;
create policy "function owner manages articles" on public.articles for all to function_owner using (true) with check (true);
create policy "visitors read published articles" on public.articles for select to anon
  using (public_from <= now() and public_until > now());
create policy "members read published articles, editors all" on public.articles for select to authenticated
  using (public_from <= now() and public_until > now()
    or id between (select private.first_id_for_staff('editor')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('editor')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('editor'));

create trigger set_updated_at before update on public.articles
  for each row execute function private.set_updated_at();

alter publication supabase_realtime add table public.articles;

-- A computed field: the number of published articles in a category.
create function public.article_count(category public.article_categories) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.articles a where a.category_id = category.id and a.public_from <= now() and a.public_until > now()
$$;
grant execute on function public.article_count(public.article_categories) to anon, authenticated, service_role;

-- The next moment at which an article appears or disappears by the clock alone. No cache keeps lists any longer.
create function private.next_article_change() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return least(
    (select min(a.public_from) from public.articles a where a.public_from > now()),
    (select nullif(min(a.public_until), 'infinity') from public.articles a
     where a.public_from is not null and a.public_until > now()));
end $$;
call private.publish_function('next_article_change', '{anon, authenticated}');

create type public.article_absence as enum ('expired', 'unknown');

-- Why visitors find no article at an address.
create function private.article_absence(kind public.article_kind, slug text) returns public.article_absence
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when exists (select from public.articles a
    where a.kind = $1 and a.slug = $2 and (a.status = 'expired' or a.public_from is not null and a.public_until <= now()))
    then 'expired' else 'unknown' end;
end $$;
call private.publish_function('article_absence', '{anon, authenticated}');

-- A periodic task: the status of articles that have appeared or disappeared.
create function private.publish_due_articles() returns bigint language sql set search_path = '' as $$
  with published as (
    update public.articles set status = 'published' where status = 'scheduled' and published_at <= now() returning 1
  ), expired as (
    update public.articles set status = 'expired' where status = 'published' and expires_at <= now() returning 1
  )
  select (select count(*) from published) + (select count(*) from expired)
$$;
call private.publish_function('publish_due_articles');
insert into private.periodic_tasks (name, every) values ('publish_due_articles', '1 minute');
