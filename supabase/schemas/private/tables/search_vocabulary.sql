-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.search_vocabulary (
  word text not null,
  locale text not null,
  constraint search_vocabulary_pkey PRIMARY KEY (word, locale)
);

comment on table private.search_vocabulary is 'class:public';

CREATE INDEX search_vocabulary_similar ON private.search_vocabulary USING gin (word trigrams.gin_trgm_ops);

alter table private.search_vocabulary enable row level security;

create policy "function owner adds search vocabulary" on private.search_vocabulary
  for insert to function_owner
  with check (true);
create policy "function owner reads search vocabulary" on private.search_vocabulary
  for select to function_owner
  using (true);

grant select, insert on private.search_vocabulary to function_owner;
