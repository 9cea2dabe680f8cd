-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.search_documents (
  id bigint generated always as identity not null,
  kind text not null,
  locale text not null,
  page_path text,
  course_id uuid,
  lesson_id uuid,
  chapter_id uuid,
  raffle_id uuid,
  event_id uuid,
  article_id uuid,
  title text not null,
  passages text[] not null,
  vectors tsvector[] generated always as (private.passage_vectors(locale, passages)) stored not null,
  vector tsvector generated always as (private.document_vector(locale, title, passages)) stored not null,
  constraint search_documents_pkey PRIMARY KEY (id),
  constraint search_documents_article_id_key UNIQUE (article_id),
  constraint search_documents_chapter_id_key UNIQUE (chapter_id),
  constraint search_documents_course_id_kind_key UNIQUE (course_id, kind),
  constraint search_documents_event_id_key UNIQUE (event_id),
  constraint search_documents_lesson_id_key UNIQUE (lesson_id),
  constraint search_documents_locale_page_path_key UNIQUE (locale, page_path),
  constraint search_documents_raffle_id_key UNIQUE (raffle_id),
  constraint search_documents_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint search_documents_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE CASCADE,
  constraint search_documents_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint search_documents_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE,
  constraint search_documents_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE,
  constraint search_documents_locale_page_path_fkey FOREIGN KEY (locale, page_path) REFERENCES public.pages(locale, path) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint search_documents_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE,
  constraint search_documents_check CHECK (num_nonnulls(page_path, course_id, lesson_id, chapter_id, raffle_id, event_id, article_id) = 1 AND
CASE kind
    WHEN 'page'::text THEN page_path IS NOT NULL
    WHEN 'lesson'::text THEN lesson_id IS NOT NULL
    WHEN 'chapter'::text THEN chapter_id IS NOT NULL
    WHEN 'raffle'::text THEN raffle_id IS NOT NULL
    WHEN 'event'::text THEN event_id IS NOT NULL
    WHEN 'article'::text THEN article_id IS NOT NULL
    ELSE course_id IS NOT NULL
END),
  constraint search_documents_kind_check CHECK (kind = ANY (ARRAY['page'::text, 'course'::text, 'card'::text, 'lesson'::text, 'chapter'::text, 'raffle'::text, 'event'::text, 'article'::text])),
  constraint search_documents_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint search_documents_passages_check CHECK (cardinality(passages) > 0)
);

comment on table private.search_documents is 'class:public';
comment on column private.search_documents.vectors is 'One per passage, to find the passage that a result shows.';

CREATE INDEX search_documents_kinds ON private.search_documents USING btree (locale, kind, id);
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
