-- What the law of each state says about calling for help in an overdose, about naloxone and about test strips.

create table public.state_laws (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  state text not null check (private.is_us_state(state)),
  call_law text check (length(call_law) between 3 and 160 and call_law !~ '[[:cntrl:]]'),
  call_covers text not null check (length(call_covers) between 20 and 600),
  call_leaves_out text check (length(call_leaves_out) between 20 and 600),
  naloxone_law text check (length(naloxone_law) between 3 and 160 and naloxone_law !~ '[[:cntrl:]]'),
  naloxone text not null check (length(naloxone) between 20 and 600),
  test_strips text check (length(test_strips) between 20 and 600),
  unconfirmed text check (length(unconfirmed) between 10 and 600),
  sources jsonb not null check (
    jsonb_typeof(sources) = 'array' and sources <> '[]'
      and jsonb_array_length(sources) = jsonb_array_length(jsonb_path_query_array(sources,
        '$[*] ? (@.title like_regex "[^ ]" && @.publisher like_regex "[^ ]" && @.url like_regex "^https://[^ ]+$"
          && @.accessed like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")'))
  ),
  reviewed_on date not null check (reviewed_on >= date '2020-01-01'),
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (locale, state)
);
comment on table public.state_laws is 'class:public';
comment on column public.state_laws.call_law is 'The section that protects people who call for help; null if we have not confirmed it.';
comment on column public.state_laws.unconfirmed is 'What our sources do not show, in sentences for readers.';
comment on column public.state_laws.reviewed_on is 'When someone last compared the summary with its sources.';
create index state_laws_reviews on public.state_laws (reviewed_on, id);
alter table public.state_laws enable row level security;
revoke all on public.state_laws from public, anon, authenticated;
grant select, insert, update, delete on public.state_laws to service_role;
grant select on public.state_laws to anon, authenticated;
grant update (call_law, call_covers, call_leaves_out, naloxone_law, naloxone, test_strips, unconfirmed, sources,
  reviewed_on, is_published) on public.state_laws to authenticated;

create policy "visitors read published state laws" on public.state_laws for select to anon using (is_published);
create policy "members read published state laws, editors all" on public.state_laws for select to authenticated
  using (is_published or (select private.is_staff('editor')));
create policy "editors change state laws" on public.state_laws for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));

create trigger set_updated_at before update on public.state_laws
  for each row execute function private.set_updated_at();
alter publication supabase_realtime add table public.state_laws;

create function private.index_state_law() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  -- Only the state is in the title and the first passage, so that 51 laws do not hide other pages about the law.
  perform private.index_document('law', new.id, new.locale,
    format('/about/resources?state=%s#law', replace(new.state, ' ', '+')), new.state,
    array[new.state, 'The law in an overdose', new.call_law, new.call_covers, new.call_leaves_out, new.naloxone,
      new.test_strips]);
  return null;
end $$;
call private.publish_function('index_state_law');
create trigger index_state_law after insert or delete or update on public.state_laws
  for each row execute function private.index_state_law();
