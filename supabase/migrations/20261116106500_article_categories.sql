-- What the articles of the blog are about; each article has one category.

create table public.article_categories (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  title text not null check (length(title) between 2 and 40 and title !~ '[[:cntrl:]]'),
  description text not null check (length(description) between 50 and 160),
  position integer not null default 0,
  unique (locale, slug)
);
comment on table public.article_categories is 'class:public';
create index article_categories_order on public.article_categories (position, id);
alter table public.article_categories enable row level security;
grant select, insert, update, delete on public.article_categories to service_role;
grant select on public.article_categories to anon, authenticated;
grant insert (slug, title, description, position), update (slug, title, description, position)
  on public.article_categories to authenticated;
create policy "anyone reads article categories" on public.article_categories for select to anon, authenticated using (true);
create policy "editors add article categories" on public.article_categories for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change article categories" on public.article_categories for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));
alter publication supabase_realtime add table public.article_categories;
