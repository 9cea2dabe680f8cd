-- Former addresses of articles.

create table public.article_redirects (
  kind public.article_kind not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  article_id uuid not null references public.articles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);
comment on table public.article_redirects is 'class:public';
create index article_redirects_article on public.article_redirects (article_id);
alter table public.article_redirects enable row level security;
grant select, insert, update, delete on public.article_redirects to service_role;
grant select, insert, update, delete on public.article_redirects to function_owner;
grant select on public.article_redirects to anon, authenticated;
create policy "function owner manages article redirects" on public.article_redirects for all to function_owner
  using (true) with check (true);
create policy "anyone reads article redirects" on public.article_redirects for select to anon, authenticated using (true);
alter publication supabase_realtime add table public.article_redirects;

-- An article that was public stays reachable by its former addresses; an address that is used again redirects no longer.
create function private.redirect_article() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.article_redirects r where r.kind = new.kind and r.slug = new.slug;
  if tg_op = 'UPDATE' and old.status in ('published', 'expired') then
    insert into public.article_redirects (kind, slug, article_id) values (old.kind, old.slug, new.id);
  end if;
  return null;
end $$;
call private.publish_function('redirect_article');
create trigger redirect_new_article after insert on public.articles
  for each row execute function private.redirect_article();
create trigger redirect_article after update of kind, slug on public.articles
  for each row when (row(old.kind, old.slug) is distinct from row(new.kind, new.slug))
  execute function private.redirect_article();
