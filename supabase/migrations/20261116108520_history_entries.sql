-- The years of the organization, drawn as one line on /about/our-history.

create table public.history_entries (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  year integer not null check (year between 1990 and 2100),
  title text not null check (length(title) between 2 and 60 and title !~ '[[:cntrl:]]'),
  text text not null check (length(text) between 20 and 500),
  aside text check (length(aside) between 5 and 200 and aside !~ '[[:cntrl:]]'),
  people_trained integer check (people_trained between 1 and 10000000),
  scene text check (scene ~ '^[a-z]+(-[a-z]+)*$' and length(scene) <= 40),
  scene_alt text check (length(scene_alt) between 5 and 300 and scene_alt !~ '[[:cntrl:]]'),
  source text check (length(source) between 5 and 160 and source !~ '[[:cntrl:]]'),
  source_url text check (source_url ~ '^https://[^[:space:]]+$' and length(source_url) <= 300),
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (locale, year),
  check ((source is null) = (source_url is null)),
  check ((scene is null) = (scene_alt is null))
);
comment on table public.history_entries is 'class:public';
comment on column public.history_entries.aside is 'One more sentence, in italics.';
comment on column public.history_entries.source is 'Where a fact that is not our own can be read.';
comment on column public.history_entries.people_trained is 'By the end of the year, since the start. Null while the year is not over.';
comment on column public.history_entries.scene is 'The drawing on the line; one that the page does not know leaves it plain.';
create index history_entries_years on public.history_entries (year, id);
alter table public.history_entries enable row level security;
revoke all on public.history_entries from public, anon, authenticated;
grant select, insert, update, delete on public.history_entries to service_role;
grant select on public.history_entries to anon, authenticated;
grant insert (year, title, text, aside, people_trained, scene, scene_alt, source, source_url, is_published),
  update (year, title, text, aside, people_trained, scene, scene_alt, source, source_url, is_published)
  on public.history_entries to authenticated;

create policy "visitors read published history entries" on public.history_entries for select to anon
  using (is_published);
create policy "members read published history entries, editors all" on public.history_entries for select to authenticated
  using (is_published or (select private.is_staff('editor')));
create policy "editors add history entries" on public.history_entries for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change history entries" on public.history_entries for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));

create trigger set_updated_at before update on public.history_entries
  for each row execute function private.set_updated_at();
alter publication supabase_realtime add table public.history_entries;

create function private.index_history_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  perform private.index_document('history', new.id, new.locale, '/about/our-history#y' || new.year,
    format('%s: %s', new.year, new.title), array[new.text, new.aside]);
  return null;
end $$;
call private.publish_function('index_history_entry');
create trigger index_history_entry after insert or delete or update on public.history_entries
  for each row execute function private.index_history_entry();
