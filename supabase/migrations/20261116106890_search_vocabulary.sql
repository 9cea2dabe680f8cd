-- The words of all documents, to correct typos, and other words for the same thing.

-- Not in `extensions`: the function owner has no access there, and only the owner of that schema can grant it.
create schema trigrams;
grant usage on schema trigrams to function_owner;
create extension pg_trgm with schema trigrams;

-- Every word of a document, to find the one that a typo is most similar to. Words of removed documents stay.
create table private.search_vocabulary (
  word text not null,
  locale text not null,
  primary key (word, locale)
);
comment on table private.search_vocabulary is 'class:public';
create index search_vocabulary_similar on private.search_vocabulary using gin (word trigrams.gin_trgm_ops);
alter table private.search_vocabulary enable row level security;
grant select, insert on private.search_vocabulary to function_owner;
create policy "function owner reads search vocabulary" on private.search_vocabulary
  for select to function_owner using (true);
create policy "function owner adds search vocabulary" on private.search_vocabulary
  for insert to function_owner with check (true);

-- Other words for the same thing. A search for the word also finds its meaning.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  word text not null unique check (length(word) between 2 and 60 and word !~ '[[:cntrl:]]'),
  meaning text not null check (length(meaning) between 2 and 60 and meaning !~ '[[:cntrl:]]'),
  target tsquery not null generated always as (plainto_tsquery('pg_catalog.english', word)) stored,
  substitute tsquery not null generated always as
    (plainto_tsquery('pg_catalog.english', word) || plainto_tsquery('pg_catalog.english', meaning)) stored,
  -- Words that the search leaves out, such as "the", would never be found.
  constraint search_synonyms_words check (
    numnode(plainto_tsquery('pg_catalog.english', word)) > 0 and numnode(plainto_tsquery('pg_catalog.english', meaning)) > 0
  )
);
comment on table public.search_synonyms is 'class:public';
alter table public.search_synonyms enable row level security;
revoke all on public.search_synonyms from public, anon, authenticated;
grant select, insert, update, delete on public.search_synonyms to service_role;
grant select, delete, insert (word, meaning), update (word, meaning) on public.search_synonyms to authenticated;
grant select on public.search_synonyms to function_owner;
create policy "function owner reads search synonyms" on public.search_synonyms for select to function_owner using (true);
create policy "editors read search synonyms" on public.search_synonyms for select to authenticated
  using ((select private.is_staff('editor')));
create policy "editors add search synonyms" on public.search_synonyms for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change search synonyms" on public.search_synonyms for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));
create policy "editors remove search synonyms" on public.search_synonyms for delete to authenticated
  using ((select private.is_staff('editor')));
insert into public.search_synonyms (word, meaning) values
  ('narcan', 'naloxone'), ('kloxxado', 'naloxone'), ('zimhi', 'naloxone'), ('nasal spray', 'naloxone'),
  ('od', 'overdose'), ('ods', 'overdose'), ('oding', 'overdose'),
  ('fent', 'fentanyl'), ('fetty', 'fentanyl'), ('strips', 'fentanyl test'), ('drug checking', 'fentanyl test'),
  ('tranq', 'xylazine'), ('heroin', 'opioid'), ('oxy', 'opioid'), ('painkiller', 'opioid'),
  ('cpr', 'rescue breathing'), ('mouth to mouth', 'rescue breathing'), ('rescue breaths', 'rescue breathing'),
  ('good sam', 'Good Samaritan'), ('arrested', 'law'), ('police', 'law'), ('legal', 'law'),
  ('hotline', 'helpline'), ('crisis line', 'helpline'), ('suicide', '988'),
  ('rehab', 'treatment'), ('detox', 'treatment'), ('class', 'course'), ('diploma', 'certificate'),
  ('club', 'chapter'), ('meetup', 'event'), ('giveaway', 'raffle'), ('sweepstakes', 'raffle'), ('job', 'volunteer');
