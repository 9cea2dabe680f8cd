-- The cards on /about/awards, with which the organization thanks people each year.

create table public.awards (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  year integer not null check (year between 1990 and 2100),
  title text not null check (length(title) between 2 and 60 and title !~ '[[:cntrl:]]'),
  reason text not null check (length(reason) between 2 and 60 and reason !~ '[[:cntrl:]]'),
  text text not null check (length(text) between 10 and 300),
  emblem text not null check (emblem ~ '^[a-z]+(-[a-z]+)*$' and length(emblem) <= 40),
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (locale, year, title)
);
comment on table public.awards is 'class:public';
comment on column public.awards.text is 'Who got it; people are named only if they asked for it.';
create index awards_years on public.awards (year, id);
alter table public.awards enable row level security;
revoke all on public.awards from public, anon, authenticated;
grant select, insert, update, delete on public.awards to service_role;
grant select on public.awards to anon, authenticated;
grant insert (year, title, reason, text, emblem, is_published), update (year, title, reason, text, emblem, is_published)
  on public.awards to authenticated;

create policy "visitors read published awards" on public.awards for select to anon using (is_published);
create policy "members read published awards, editors all" on public.awards for select to authenticated
  using (is_published or (select private.is_staff('editor')));
create policy "editors add awards" on public.awards for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change awards" on public.awards for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));

create trigger set_updated_at before update on public.awards
  for each row execute function private.set_updated_at();
alter publication supabase_realtime add table public.awards;

create function private.index_award() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  perform private.index_document('award', new.id, new.locale, '/about/awards#y' || new.year,
    format('%s, %s', new.title, new.year), array[format('%s. %s', new.reason, new.text)]);
  return null;
end $$;
call private.publish_function('index_award');
create trigger index_award after insert or delete or update on public.awards
  for each row execute function private.index_award();
