-- What visitors can search: a document for each page, lesson, event and so on. Each noun has a trigger that calls
-- private.index_document or private.remove_documents, also in a later migration; app/features/content/search/kinds.ts
-- names its kind. Quiz questions are never indexed.

create function private.search_config(locale text) returns regconfig
language sql immutable parallel safe set search_path = '' as $$
  select case when locale like 'en%' then 'pg_catalog.english' else 'pg_catalog.simple' end::regconfig
$$;

-- Placeholders such as {site} are not words.
create function private.passage_vector(locale text, passage text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector(private.search_config(locale), regexp_replace(passage, '\{[a-z]+(:[a-z]+)?\}', ' ', 'g'))
$$;

create function private.passage_vectors(locale text, passages text[]) returns tsvector[]
language sql immutable parallel safe set search_path = '' as $$
  select array(
    select private.passage_vector(locale, passage) from unnest(passages) with ordinality p (passage, n) order by n
  )
$$;

-- A word that is in no text and names the shelf of a document. Kinds whose number hardly grows share one, and news and
-- events have one for every thousand documents, so that a search for a common word can start with those and the newest.
create function private.search_shelf(kind text, id bigint) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind in ('article', 'event', 'raffle') then '#' || id / 1000 else '#lasting' end
$$;

-- A hit in the title counts most, then one in the first passage, which is the summary.
create function private.document_vector(locale text, title text, passages text[]) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select setweight(private.passage_vector(locale, title), 'A')
    || setweight(private.passage_vector(locale, passages[1]), 'B')
    || setweight(private.passage_vector(locale, array_to_string(passages[2:], E'\n')), 'D')
$$;
grant execute on function private.search_config(text), private.passage_vector(text, text),
  private.passage_vectors(text, text[]), private.document_vector(text, text, text[]),
  private.search_shelf(text, bigint) to function_owner;

create table private.search_documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z]+$'),
  source_id uuid not null,
  locale text not null check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  path text not null,
  title text not null,
  course text,
  passages text[] not null check (cardinality(passages) > 0),
  public_from timestamptz not null default '-infinity',
  public_until timestamptz not null default 'infinity',
  vectors tsvector[] not null generated always as (private.passage_vectors(locale, passages)) stored,
  vector tsvector not null generated always as (
    private.document_vector(locale, title, passages) || array_to_tsvector(array[private.search_shelf(kind, id)])
  ) stored,
  title_vector tsvector not null generated always as (
    private.passage_vector(locale, title) || array_to_tsvector(array[private.search_shelf(kind, id)])
  ) stored,
  unique (source_id, kind)
);
comment on table private.search_documents is 'class:public';
comment on column private.search_documents.source_id is 'The row that it is about; for a page, the hash of its key.';
comment on column private.search_documents.course is 'The title of a lesson''s course.';
comment on column private.search_documents.public_from is 'When it is found, for what appears or disappears by the clock.';
comment on column private.search_documents.vectors is 'One per passage, to find the passage that a result shows.';
create index search_documents_vector on private.search_documents using gin (vector);
create index search_documents_title on private.search_documents using gin (title_vector);
alter table private.search_documents enable row level security;
grant select, insert, delete on private.search_documents to function_owner;
create policy "function owner reads search documents" on private.search_documents
  for select to function_owner using (true);
create policy "function owner adds search documents" on private.search_documents
  for insert to function_owner with check (true);
create policy "function owner removes search documents" on private.search_documents
  for delete to function_owner using (true);

create function private.add_words() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into private.search_vocabulary (word, locale)
    select w, new.locale from unnest(tsvector_to_array(new.vector)) as w
    where length(w) between 3 and 40 and w not like '#%'
    on conflict do nothing;
  return null;
end $$;
grant execute on function private.add_words() to function_owner;
create trigger add_words after insert on private.search_documents for each row execute function private.add_words();

create function private.remove_documents(source uuid) returns void language sql set search_path = '' as $$
  delete from private.search_documents d where d.source_id = source
$$;

-- Adds or replaces the document of a row. The first passage is the summary; null passages are left out.
create function private.index_document(
  kind text, source uuid, locale text, path text, title text, passages text[], course text default null,
  public_from timestamptz default '-infinity', public_until timestamptz default 'infinity'
) returns void language sql set search_path = '' as $$
  delete from private.search_documents d where d.source_id = source and d.kind = index_document.kind;
  insert into private.search_documents (kind, source_id, locale, path, title, passages, course, public_from, public_until)
    values (index_document.kind, source, index_document.locale, index_document.path, index_document.title,
      array_remove(index_document.passages, null), index_document.course, index_document.public_from,
      index_document.public_until);
$$;
grant execute on function private.remove_documents(uuid),
  private.index_document(text, uuid, text, text, text, text[], text, timestamptz, timestamptz) to function_owner;

grant select on public.pages to function_owner;
create policy "function owner reads pages" on public.pages for select to function_owner using (true);

-- /privacy and /terms with the text of their newest version.
create function private.add_page_to_search(page public.pages) returns void language sql set search_path = '' as $$
  select private.index_document('page', md5(page.locale || page.path)::uuid, page.locale, page.path, page.title,
    array[page.lead, page.description] || private.content_passages(page.sections) || (
      select private.content_passages(t.sections) from public.policy_texts t
      where '/' || t.kind = page.path and t.locale = page.locale order by t.version desc limit 1))
$$;
grant execute on function private.add_page_to_search(public.pages) to function_owner;

create function private.index_page() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.remove_documents(md5(old.locale || old.path)::uuid); end if;
  if tg_op = 'DELETE' then return null; end if;
  perform private.add_page_to_search(new);
  return null;
end $$;
call private.publish_function('index_page');
create trigger index_page after insert or delete or update of locale, path, title, lead, description, sections
  on public.pages for each row execute function private.index_page();

create function private.index_policy() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_page_to_search(p) from public.pages p where p.locale = new.locale and p.path = '/' || new.kind;
  return null;
end $$;
call private.publish_function('index_policy');
create trigger index_policy after insert on public.policy_texts for each row execute function private.index_policy();

-- Everyone searches the school version: a learner under 18 must not find what the lesson leaves out.
create function private.index_lesson_row(lesson public.lessons) returns void
language plpgsql set search_path = '' as $$
declare
  own public.courses;
begin
  perform private.remove_documents(lesson.id);
  select * into own from public.courses c where c.id = lesson.course_id and c.status = 'published';
  if own.id is null then return; end if;
  perform private.index_document('lesson', lesson.id, own.locale, format('/courses/%s/learn/%s', own.slug, lesson.slug),
    lesson.title, array[lesson.title] || private.content_passages(private.school_version(lesson.blocks)), own.title);
end $$;
grant execute on function private.index_lesson_row(public.lessons) to function_owner;

create function private.index_lesson() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then perform private.remove_documents(old.id);
  else perform private.index_lesson_row(new); end if;
  return null;
end $$;
call private.publish_function('index_lesson');
create trigger index_lesson after insert or delete or update of course_id, slug, title, blocks on public.lessons
  for each row execute function private.index_lesson();

-- A course, its rescue card and its lessons are found while it is published.
create function private.index_course() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  steps text[];
begin
  if tg_op <> 'INSERT' then perform private.remove_documents(old.id); end if;
  if tg_op = 'DELETE' then return null; end if;
  if new.status = 'published' then
    perform private.index_document('course', new.id, new.locale, '/courses/' || new.slug, new.title,
      array[new.summary] || new.outcomes);
    select array_agg(s.title || ': ' || s.text order by s.n) into steps
      from rows from (jsonb_to_recordset(new.rescue_steps) as (title text, text text)) with ordinality as s (title, text, n);
    if steps is not null then
      perform private.index_document('card', new.id, new.locale, format('/courses/%s/card', new.slug),
        'Rescue card: ' || new.title, steps);
    end if;
  end if;
  perform private.index_lesson_row(l) from public.lessons l where l.course_id = new.id;
  return null;
end $$;
call private.publish_function('index_course');
create trigger index_course after insert or delete or update of locale, slug, status, title, summary, outcomes, rescue_steps
  on public.courses for each row execute function private.index_course();

-- Only what visitors can read.
create function private.index_chapter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.status <> 'active' then return null; end if;
  perform private.index_document('chapter', new.id, 'en', '/about/chapters/' || new.slug, new.name || ' chapter',
    array[coalesce(new.about, new.name), concat_ws(', ', new.institution, new.city, new.state), new.meets,
      new.meeting_place, new.needs]);
  return null;
end $$;
call private.publish_function('index_chapter');
create trigger index_chapter after insert or delete
  or update of slug, name, status, about, institution, city, state, meets, meeting_place, needs on public.chapters
  for each row execute function private.index_chapter();

create function private.index_raffle() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.published_at is null then return null; end if;
  perform private.index_document('raffle', new.id, 'en', '/raffles/' || new.slug, 'Raffle: ' || new.title,
    array[new.prize || ' A free prize draw.']);
  return null;
end $$;
call private.publish_function('index_raffle');
create trigger index_new_raffle after insert or delete on public.raffles
  for each row execute function private.index_raffle();
create trigger index_raffle after update of slug, title, prize, published_at on public.raffles for each row
  when (row(old.slug, old.title, old.prize, old.published_at)
    is distinct from row(new.slug, new.title, new.prize, new.published_at))
  execute function private.index_raffle();

-- Canceled events and drafts are not found.
create function private.index_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.status <> 'published' then return null; end if;
  perform private.index_document('event', new.id, 'en', '/events/' || new.slug, new.title,
    array[new.summary, nullif(new.description, ''), concat_ws(', ', new.place, new.city, new.state)]);
  return null;
end $$;
call private.publish_function('index_event');
create trigger index_new_event after insert or delete on public.events
  for each row execute function private.index_event();
create trigger index_event after update of slug, title, summary, description, status, place, city, state on public.events
  for each row when (row(old.slug, old.title, old.summary, old.description, old.status, old.place, old.city, old.state)
    is distinct from row(new.slug, new.title, new.summary, new.description, new.status, new.place, new.city, new.state))
  execute function private.index_event();

create function private.index_article() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.public_from is null then return null; end if;
  perform private.index_document('article', new.id, new.locale, format('/news/%s/%s', new.kind, new.slug), new.title,
    array[new.summary] || private.content_passages(new.blocks), public_from => new.public_from,
    public_until => new.public_until);
  return null;
end $$;
call private.publish_function('index_article');
create trigger index_new_article after insert or delete on public.articles
  for each row execute function private.index_article();
create trigger index_article after update of locale, kind, slug, title, summary, blocks, status, published_at, expires_at
  on public.articles
  for each row when (row(old.locale, old.kind, old.slug, old.title, old.summary, old.blocks, old.public_from, old.public_until)
    is distinct from row(new.locale, new.kind, new.slug, new.title, new.summary, new.blocks, new.public_from, new.public_until))
  execute function private.index_article();

-- Rows that were there before this migration.
update public.pages set title = title;
update public.courses set title = title;
