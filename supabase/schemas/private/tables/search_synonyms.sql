-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.search_synonyms (
  word text not null,
  meaning text not null,
  target tsquery generated always as (plainto_tsquery('english'::regconfig, word)) stored not null,
  substitute tsquery generated always as (plainto_tsquery('english'::regconfig, word) || plainto_tsquery('english'::regconfig, meaning)) stored not null,
  constraint search_synonyms_pkey PRIMARY KEY (word),
  constraint search_synonyms_meaning_check CHECK (length(meaning) >= 2 AND length(meaning) <= 60),
  constraint search_synonyms_word_check CHECK (length(word) >= 2 AND length(word) <= 60)
);

comment on table private.search_synonyms is 'class:public';

alter table private.search_synonyms enable row level security;

create policy "function owner reads search synonyms" on private.search_synonyms
  for select to function_owner
  using (true);

grant select on private.search_synonyms to function_owner;
