-- Content pages: one row per language and path, with the text as a list of sections that the site renders.

create table public.pages (
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  path text not null check (path ~ '^/([a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*)?$' and length(path) <= 200),
  title text not null check (length(title) between 1 and 60),
  description text not null check (length(description) between 50 and 160),
  lead text not null check (length(lead) between 1 and 400),
  background text check (background in ('green', 'mint', 'air', 'sky', 'marigold', 'butter', 'paper', 'white')),
  sections jsonb not null default '[]' check (jsonb_typeof(sections) = 'array' and length(sections::text) <= 100000),
  updated_at timestamptz not null default now(),
  primary key (locale, path)
);
comment on table public.pages is 'class:public';
alter table public.pages enable row level security;
grant select on public.pages to anon, authenticated;
grant select, insert, update, delete on public.pages to service_role;

create policy "anyone reads the pages" on public.pages
  for select to anon, authenticated using (true);

alter publication supabase_realtime add table public.pages;

-- The sitemap tells search engines when a page changed.
create function private.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end $$;
create trigger set_updated_at before update on public.pages
  for each row execute function private.set_updated_at();

-- Without the markup of lessons and articles: **strong**, *emphasis*, [links](/path) and [^S1], which cites a source.
create function private.plain_passage(passage text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select replace(regexp_replace(
    regexp_replace(passage, '\[\^S\d+\]', '', 'g'), '\[([^]]*)\]\([^)]*\)', '\1', 'g'), '*', '')
$$;

-- The text of sections or blocks. Sources and quotes, which repeat the text, are left out, and knowledge checks: a
-- search result must not show an answer.
create function private.content_passages(content jsonb) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(private.plain_passage(passage #>> '{}') order by position, number), '{}')
  from jsonb_path_query(
      content, 'strict $[*]
        ? (!(@.kind like_regex "^(check|order|hotspot|sources|quote)$")).**
        ? (@.type() == "object").keyvalue()'
    ) with ordinality as property (entry, position),
    jsonb_path_query(entry, 'lax $.value[*] ? (@.type() == "string")') with ordinality as t (passage, number)
  where entry ->> 'key' in ('after', 'answer', 'back', 'before', 'caption', 'description', 'front', 'heading',
    'items', 'lines', 'paragraphs', 'question', 'says', 'tasks', 'term', 'text', 'title', 'transcript')
$$;
grant execute on function private.plain_passage(text), private.content_passages(jsonb) to function_owner, service_role;
