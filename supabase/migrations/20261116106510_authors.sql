-- The people whose names are on articles. They need no account.

create table public.authors (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (length(name) between 2 and 80 and name !~ '[[:cntrl:]]'),
  role text not null check (length(role) between 2 and 120 and role !~ '[[:cntrl:]]')
);
comment on table public.authors is 'class:public';
comment on column public.authors.role is 'What the person does here, shown under the name.';
create index authors_order on public.authors (name, id);
alter table public.authors enable row level security;
grant select, insert, update, delete on public.authors to service_role;
grant select on public.authors to anon, authenticated;
grant insert (slug, name, role), update (slug, name, role) on public.authors to authenticated;
create policy "anyone reads authors" on public.authors for select to anon, authenticated using (true);
create policy "editors add authors" on public.authors for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change authors" on public.authors for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));
alter publication supabase_realtime add table public.authors;
