-- What articles are about in one word; an article has up to ten. Each tag has a page with the stories of the blog.

create table public.article_tags (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 40),
  title text not null check (length(title) between 2 and 40 and title !~ '[[:cntrl:]]'),
  description text check (length(description) between 50 and 160 and description !~ '[[:cntrl:]]')
);
comment on table public.article_tags is 'class:public';
comment on column public.article_tags.description is 'Above the stories and in search results; null for a general sentence.';
create index article_tags_order on public.article_tags (title, id);
alter table public.article_tags enable row level security;
grant select, insert, update, delete on public.article_tags to service_role;
grant select, insert on public.article_tags to function_owner;
grant select on public.article_tags to anon, authenticated;
grant update (title, description) on public.article_tags to authenticated;
create policy "function owner adds article tags" on public.article_tags for insert to function_owner with check (true);
create policy "anyone reads article tags" on public.article_tags for select
  to anon, authenticated, function_owner using (true);
create policy "editors change article tags" on public.article_tags for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));
alter publication supabase_realtime add table public.article_tags;

-- A computed field: whether its page shows a story.
create function public.has_stories(tag public.article_tags) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.articles a where a.tags @> array[tag.slug] and a.kind = 'blog'
    and a.public_from <= now() and a.public_until > now())
$$;
grant execute on function public.has_stories(public.article_tags) to anon, authenticated, service_role;

-- A tag that an editor types for the first time gets its page at once.
create function private.add_article_tags() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.article_tags (slug, title)
    select tag, upper(left(tag, 1)) || replace(substr(tag, 2), '-', ' ') from unnest(new.tags) as tag
    where not exists (select from public.article_tags t where t.slug = tag)
    on conflict do nothing;
  return null;
end $$;
call private.publish_function('add_article_tags');
create trigger add_article_tags after insert or update of tags on public.articles
  for each row execute function private.add_article_tags();
