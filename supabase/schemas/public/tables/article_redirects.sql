-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.article_redirects (
  kind public.article_kind not null,
  slug text not null,
  article_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint article_redirects_pkey PRIMARY KEY (kind, slug),
  constraint article_redirects_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_redirects_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 80)
);

comment on table public.article_redirects is 'class:public';

CREATE INDEX article_redirects_article ON public.article_redirects USING btree (article_id);

alter table public.article_redirects enable row level security;

create policy "anyone reads article redirects" on public.article_redirects
  for select to anon, authenticated
  using (true);
create policy "function owner manages article redirects" on public.article_redirects
  for all to function_owner
  using (true)
  with check (true);

grant select on public.article_redirects to anon;
grant select on public.article_redirects to authenticated;
grant select, insert, update, delete on public.article_redirects to function_owner;
grant select, insert, update, delete on public.article_redirects to service_role;

grant update (kind) on public.article_redirects to function_owner;

alter publication supabase_realtime add table public.article_redirects;
