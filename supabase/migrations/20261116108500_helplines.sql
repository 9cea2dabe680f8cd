-- Phone lines that people can call or text for help.

create type public.helpline_language as enum ('en', 'es');

create table public.helplines (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 2 and 80 and name !~ '[[:cntrl:]]'),
  phone text not null check (phone ~ '^\+?[0-9]{3,15}$'),
  number_shown text not null check (length(number_shown) between 3 and 40 and number_shown !~ '[[:cntrl:]]'),
  description text not null check (length(description) between 10 and 300 and description !~ '[[:cntrl:]]'),
  hours text not null check (length(hours) between 2 and 60 and hours !~ '[[:cntrl:]]'),
  takes_texts boolean not null default false,
  languages public.helpline_language[] not null default '{en}'
    check (cardinality(languages) > 0 and array_position(languages, null) is null),
  position integer not null default 0,
  checked_on date check (checked_on >= date '2020-01-01'),
  is_published boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.helplines is 'class:public';
comment on column public.helplines.phone is 'As a phone dials it.';
comment on column public.helplines.number_shown is 'As people read it.';
comment on column public.helplines.checked_on is 'When someone last compared the entry with the helpline''s own page; null if no one has.';
create index helplines_places on public.helplines (position, id);
alter table public.helplines enable row level security;
revoke all on public.helplines from public, anon, authenticated;
grant select, insert, update, delete on public.helplines to service_role;
grant select on public.helplines to anon, authenticated;
grant insert (name, phone, number_shown, description, hours, takes_texts, languages, position, checked_on, is_published),
  update (name, phone, number_shown, description, hours, takes_texts, languages, position, checked_on, is_published)
  on public.helplines to authenticated;

create policy "visitors read published helplines" on public.helplines for select to anon using (is_published);
create policy "members read published helplines, editors all" on public.helplines for select to authenticated
  using (is_published or (select private.is_staff('editor')));
create policy "editors add helplines" on public.helplines for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change helplines" on public.helplines for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));

create trigger set_updated_at before update on public.helplines
  for each row execute function private.set_updated_at();
alter publication supabase_realtime add table public.helplines;

create function private.index_helpline() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  perform private.index_document('resource', new.id, 'en', '/about/resources#lines', new.name,
    array[new.description, concat_ws(', ', 'Helpline', new.number_shown, new.hours)]);
  return null;
end $$;
call private.publish_function('index_helpline');
create trigger index_helpline after insert or delete or update on public.helplines
  for each row execute function private.index_helpline();
