-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.search_documents (
  id bigint generated always as identity not null,
  kind text not null,
  source_id uuid not null,
  locale text not null,
  path text not null,
  title text not null,
  course text,
  passages text[] not null,
  public_from timestamp with time zone not null default '-infinity'::timestamp with time zone,
  public_until timestamp with time zone not null default 'infinity'::timestamp with time zone,
  vectors tsvector[] generated always as (private.passage_vectors(locale, passages)) stored not null,
  vector tsvector generated always as (private.document_vector(locale, title, passages) || array_to_tsvector(ARRAY[private.search_shelf(kind, id)])) stored not null,
  title_vector tsvector generated always as (private.passage_vector(locale, title) || array_to_tsvector(ARRAY[private.search_shelf(kind, id)])) stored not null,
  constraint search_documents_pkey PRIMARY KEY (id),
  constraint search_documents_source_id_kind_key UNIQUE (source_id, kind),
  constraint search_documents_kind_check CHECK (kind ~ '^[a-z]+$'::text),
  constraint search_documents_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint search_documents_passages_check CHECK (cardinality(passages) > 0)
);

comment on table private.search_documents is 'class:public';
comment on column private.search_documents.source_id is 'The row that it is about; for a page, the hash of its key.';
comment on column private.search_documents.course is 'The title of a lesson''s course.';
comment on column private.search_documents.public_from is 'When it is found, for what appears or disappears by the clock.';
comment on column private.search_documents.vectors is 'One per passage, to find the passage that a result shows.';

CREATE INDEX search_documents_title ON private.search_documents USING gin (title_vector);
CREATE INDEX search_documents_vector ON private.search_documents USING gin (vector);

alter table private.search_documents enable row level security;

create policy "function owner adds search documents" on private.search_documents
  for insert to function_owner
  with check (true);
create policy "function owner reads search documents" on private.search_documents
  for select to function_owner
  using (true);
create policy "function owner removes search documents" on private.search_documents
  for delete to function_owner
  using (true);

grant select, insert, delete on private.search_documents to function_owner;

CREATE TRIGGER add_words AFTER INSERT ON private.search_documents FOR EACH ROW EXECUTE FUNCTION private.add_words();
