-- Stories about the organization in other media, which editors list on /news/press.

create table public.press_coverage (
  id uuid primary key default gen_random_uuid(),
  outlet text not null check (length(outlet) between 2 and 80 and outlet !~ '[[:cntrl:]]'),
  title text not null check (length(title) between 3 and 160 and title !~ '[[:cntrl:]]'),
  url text not null unique check (url ~ '^https://[^[:space:]]+$' and length(url) <= 500),
  published_on date not null,
  note text check (length(note) between 5 and 200 and note !~ '[[:cntrl:]]'),
  is_published boolean not null default true
);
comment on table public.press_coverage is 'class:public';
comment on column public.press_coverage.note is 'Shown under the headline.';
create index press_coverage_newest on public.press_coverage (published_on, id);
alter table public.press_coverage enable row level security;
revoke all on public.press_coverage from public, anon, authenticated;
grant select, insert, update, delete on public.press_coverage to service_role;
grant select on public.press_coverage to anon, authenticated;
grant insert (outlet, title, url, published_on, note, is_published),
  update (outlet, title, url, published_on, note, is_published) on public.press_coverage to authenticated;

create policy "visitors read published press coverage" on public.press_coverage for select to anon using (is_published);
create policy "members read published press coverage, editors all" on public.press_coverage for select to authenticated
  using (is_published or (select private.is_staff('editor')));
create policy "editors add press coverage" on public.press_coverage for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change press coverage" on public.press_coverage for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));
alter publication supabase_realtime add table public.press_coverage;
