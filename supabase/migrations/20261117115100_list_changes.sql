-- When courses, lessons, categories and tags last changed, for the sitemap.

alter table public.courses add column updated_at timestamptz not null default now();
alter table public.lessons add column updated_at timestamptz not null default now();
alter table public.article_categories add column updated_at timestamptz not null default now();
alter table public.article_tags add column updated_at timestamptz not null default now();

create trigger set_updated_at before update on public.courses
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.lessons
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.article_categories
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.article_tags
  for each row execute function private.set_updated_at();

-- A computed field: when the newest article of a category was published, null if there is none.
create function public.newest_article(category public.article_categories) returns timestamptz
language sql stable set search_path = '' as $$
  select a.published_at from public.articles a
  where a.category_id = category.id and a.public_from <= now() and a.public_until > now()
  order by a.published_at desc, a.id desc limit 1
$$;

-- A computed field: when the newest story on the page of a tag was published, null if there is none.
create function public.newest_story(tag public.article_tags) returns timestamptz
language sql stable set search_path = '' as $$
  select a.published_at from public.articles a
  where a.tags @> array[tag.slug] and a.kind = 'blog' and a.public_from <= now() and a.public_until > now()
  order by a.published_at desc, a.id desc limit 1
$$;
grant execute on function public.newest_article(public.article_categories), public.newest_story(public.article_tags)
  to anon, authenticated, service_role;
drop function public.has_stories(public.article_tags);
