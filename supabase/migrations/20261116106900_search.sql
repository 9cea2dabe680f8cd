-- Full-text search over pages, courses, rescue cards, lessons, chapters, raffles, events and articles. Quiz questions
-- are never indexed.

-- Not in `extensions`: the function owner has no access there, and only the owner of that schema can grant it.
create schema trigrams;
grant usage on schema trigrams to function_owner;
create extension pg_trgm with schema trigrams;

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

-- A hit in the title counts most, then one in the first passage, which is the summary.
create function private.document_vector(locale text, title text, passages text[]) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select setweight(private.passage_vector(locale, title), 'A')
    || setweight(private.passage_vector(locale, passages[1]), 'B')
    || setweight(private.passage_vector(locale, array_to_string(passages[2:], E'\n')), 'D')
$$;
grant execute on function private.search_config(text), private.passage_vector(text, text),
  private.passage_vectors(text, text[]), private.document_vector(text, text, text[]) to function_owner;

create table private.search_documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('page', 'course', 'card', 'lesson', 'chapter', 'raffle', 'event', 'article')),
  locale text not null check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  page_path text,
  course_id uuid references public.courses (id) on delete cascade,
  lesson_id uuid unique references public.lessons (id) on delete cascade,
  chapter_id uuid unique references public.chapters (id) on delete cascade,
  raffle_id uuid unique references public.raffles (id) on delete cascade,
  event_id uuid unique references public.events (id) on delete cascade,
  article_id uuid unique references public.articles (id) on delete cascade,
  title text not null,
  passages text[] not null check (cardinality(passages) > 0),
  vectors tsvector[] not null generated always as (private.passage_vectors(locale, passages)) stored,
  vector tsvector not null generated always as (private.document_vector(locale, title, passages)) stored,
  unique (locale, page_path),
  unique (course_id, kind),
  foreign key (locale, page_path) references public.pages (locale, path) on update cascade on delete cascade,
  check (
    num_nonnulls(page_path, course_id, lesson_id, chapter_id, raffle_id, event_id, article_id) = 1
    and case kind when 'page' then page_path is not null when 'lesson' then lesson_id is not null
      when 'chapter' then chapter_id is not null when 'raffle' then raffle_id is not null
      when 'event' then event_id is not null when 'article' then article_id is not null else course_id is not null end
  )
);
comment on table private.search_documents is 'class:public';
comment on column private.search_documents.vectors is 'One per passage, to find the passage that a result shows.';
create index search_documents_vector on private.search_documents using gin (vector);
create index search_documents_kinds on private.search_documents (locale, kind, id);
alter table private.search_documents enable row level security;
grant select, insert, delete on private.search_documents to function_owner;
create policy "function owner reads search documents" on private.search_documents
  for select to function_owner using (true);
create policy "function owner adds search documents" on private.search_documents
  for insert to function_owner with check (true);
create policy "function owner removes search documents" on private.search_documents
  for delete to function_owner using (true);

create function private.index_page() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.locale = new.locale and d.page_path = new.path;
  insert into private.search_documents (kind, locale, page_path, title, passages) values
    ('page', new.locale, new.path, new.title,
     array[new.lead, new.description] || private.content_passages(new.sections));
  return null;
end $$;
call private.publish_function('index_page');
create trigger index_page after insert or update of title, lead, description, sections on public.pages
  for each row execute function private.index_page();

create function private.index_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.course_id = new.id;
  insert into private.search_documents (kind, locale, course_id, title, passages)
  values ('course', new.locale, new.id, new.title, new.summary || new.outcomes);
  insert into private.search_documents (kind, locale, course_id, title, passages)
  select 'card', new.locale, new.id, 'Rescue card: ' || new.title, array_agg(s.title || ': ' || s.text order by s.n)
  from rows from (jsonb_to_recordset(new.rescue_steps) as (title text, text text))
    with ordinality as s (title, text, n)
  having count(*) > 0;
  return null;
end $$;
call private.publish_function('index_course');
create trigger index_course after insert or update of locale, title, summary, outcomes, rescue_steps
  on public.courses for each row execute function private.index_course();

-- Everyone searches the school version: a learner under 18 must not find what the lesson leaves out.
create function private.index_lesson() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.lesson_id = new.id;
  insert into private.search_documents (kind, locale, lesson_id, title, passages)
  select 'lesson', c.locale, new.id, new.title, new.title || private.content_passages(private.school_version(new.blocks))
  from public.courses c where c.id = new.course_id;
  return null;
end $$;
call private.publish_function('index_lesson');
create trigger index_lesson after insert or update of title, blocks on public.lessons
  for each row execute function private.index_lesson();

-- Only what visitors can read.
create function private.index_chapter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.chapter_id = new.id;
  if new.status <> 'active' then return null; end if;
  insert into private.search_documents (kind, locale, chapter_id, title, passages) values
    ('chapter', 'en', new.id, new.name || ' chapter',
     array_remove(array[coalesce(new.about, new.name), concat_ws(', ', new.institution, new.city, new.state), new.meets,
       new.meeting_place, new.needs], null));
  return null;
end $$;
call private.publish_function('index_chapter');
create trigger index_chapter after insert or update on public.chapters
  for each row execute function private.index_chapter();

create function private.index_raffle() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.raffle_id = new.id;
  if new.published_at is null then return null; end if;
  insert into private.search_documents (kind, locale, raffle_id, title, passages) values
    ('raffle', 'en', new.id, 'Raffle: ' || new.title, array[new.prize || ' A free prize draw.']);
  return null;
end $$;
call private.publish_function('index_raffle');
create trigger index_new_raffle after insert on public.raffles for each row execute function private.index_raffle();
create trigger index_raffle after update of title, prize, published_at on public.raffles for each row
  when (row(old.title, old.prize, old.published_at) is distinct from row(new.title, new.prize, new.published_at))
  execute function private.index_raffle();

-- Canceled events and drafts are not found.
create function private.index_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.event_id = new.id;
  if new.status <> 'published' then return null; end if;
  insert into private.search_documents (kind, locale, event_id, title, passages) values
    ('event', 'en', new.id, new.title,
     array_remove(array[new.summary, nullif(new.description, ''), concat_ws(', ', new.place, new.city, new.state)], null));
  return null;
end $$;
call private.publish_function('index_event');
create trigger index_new_event after insert on public.events for each row execute function private.index_event();
create trigger index_event after update of title, summary, description, status, place, city, state on public.events
  for each row when (row(old.title, old.summary, old.description, old.status, old.place, old.city, old.state)
    is distinct from row(new.title, new.summary, new.description, new.status, new.place, new.city, new.state))
  execute function private.index_event();

create function private.index_article() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.article_id = new.id;
  if new.status <> 'published' then return null; end if;
  insert into private.search_documents (kind, locale, article_id, title, passages)
  values ('article', new.locale, new.id, new.title, new.summary || private.content_passages(new.blocks));
  return null;
end $$;
call private.publish_function('index_article');
create trigger index_new_article after insert on public.articles for each row execute function private.index_article();
create trigger index_article after update of locale, title, summary, blocks, status on public.articles for each row
  when (row(old.locale, old.title, old.summary, old.blocks, old.status)
    is distinct from row(new.locale, new.title, new.summary, new.blocks, new.status))
  execute function private.index_article();

-- Rows that were there before this migration.
update public.pages set title = title;
update public.courses set title = title;
update public.lessons set title = title;

-- The query with every word required, also as a prefix unless it has operators. Narcan is a brand of naloxone.
create function private.search_query(words text, locale text) returns tsquery
language sql stable set search_path = '' as $$
  select ts_rewrite(
    case when words ~ '"|(^|\s)-|\mor\M' then exact else exact || coalesce(prefixes, exact) end,
    to_tsquery(config, 'narcan'), to_tsquery(config, 'narcan | naloxone'))
  from private.search_config(locale) as config,
    websearch_to_tsquery(config, words) as exact,
    lateral (
      select string_agg(term::text, ' & ')::tsquery as prefixes
      from regexp_split_to_table(lower(words), '[^[:alnum:]]+') as word, to_tsquery(config, word || ':*') as term
      where length(word) > 2 and numnode(term) > 0
    ) as p
$$;

-- The query with each unknown word replaced by the most similar word of a document; null if there is none. Of events it
-- reads the 1 000 that were changed last, because all of them would take longer every year.
create function private.similar_query(words text, locale text) returns tsquery
language sql stable set search_path = '' as $$
  with known as materialized (
    select distinct unnest(tsvector_to_array(d.vector)) as lexeme from (
      select d.vector from private.search_documents d
      where d.locale = similar_query.locale and d.kind in ('page', 'course', 'card', 'lesson', 'chapter', 'raffle')
      union all (
        select d.vector from private.search_documents d where d.locale = similar_query.locale and d.kind = 'event'
        order by d.id desc limit 1000
      )
    ) d
  )
  select case when bool_and(nearest is not null) then string_agg(quote_literal(nearest), ' & ')::tsquery end
  from unnest(tsvector_to_array(to_tsvector(private.search_config(locale), words))) as wanted
  left join lateral (
    select k.lexeme as nearest from known k
    where trigrams.similarity(k.lexeme, wanted) > 0.3
    -- People seldom mistype the first letter.
    order by trigrams.similarity(k.lexeme, wanted) desc, left(k.lexeme, 1) <> left(wanted, 1), k.lexeme limit 1
  ) as s on true
$$;

-- The best documents for a query, each with the passage that has most of the words. Only what visitors can read.
-- Pages show 20; one more tells them that there are more.
create function private.search_hits(wanted tsquery, locale text)
returns table (kind text, path text, title text, course text, excerpt text)
language sql stable set search_path = '' as $$
  with best as (
    select d.*, c.slug as course_slug, l.slug as lesson_slug, h.slug as chapter_slug, r.slug as raffle_slug,
      e.slug as event_slug, format('/news/%s/%s', a.kind, a.slug) as article_path,
      case when d.kind = 'lesson' then c.title end as course, ts_rank(d.vector, wanted) as rank
    from private.search_documents d
    left join public.lessons l on l.id = d.lesson_id
    left join public.courses c on c.id = coalesce(d.course_id, l.course_id)
    left join public.chapters h on h.id = d.chapter_id
    left join public.raffles r on r.id = d.raffle_id
    left join public.events e on e.id = d.event_id
    left join public.articles a on a.id = d.article_id
    where d.vector @@ wanted and d.locale = search_hits.locale
      and (d.kind in ('page', 'chapter', 'raffle', 'event', 'article') or c.status = 'published')
    order by rank desc, d.id limit 21
  )
  select b.kind,
    case b.kind when 'page' then b.page_path when 'course' then '/courses/' || b.course_slug
      when 'card' then '/courses/' || b.course_slug || '/card'
      when 'chapter' then '/about/chapters/' || b.chapter_slug
      when 'raffle' then '/raffles/' || b.raffle_slug
      when 'event' then '/events/' || b.event_slug
      when 'article' then b.article_path
      else '/courses/' || b.course_slug || '/learn/' || b.lesson_slug end,
    b.title, b.course, case when length(passage) > 300 then format('… %s …', marked) else marked end
  from best b
  cross join lateral (
    select p.passage from unnest(b.passages, b.vectors) with ordinality as p (passage, vector, n)
    order by ts_rank(p.vector, replace(wanted::text, '&', '|')::tsquery) desc, length(p.passage) < 60, n
    limit 1
  ) as chosen
  cross join lateral ts_headline(private.search_config(search_hits.locale), passage, wanted, format(
    'StartSel=⟦, StopSel=⟧, HighlightAll=%s, MaxWords=40, MinWords=20', length(passage) <= 300)) as marked
  order by b.rank desc, b.id
$$;
grant execute on function private.search_query(text, text), private.similar_query(text, text),
  private.search_hits(tsquery, text) to function_owner;

create type public.search_match as enum ('all', 'similar', 'some');

/* Searches for documents with all words, else with similar words, else with some of the words. */
create function private.search_content(words text, locale text default 'en')
returns table (match public.search_match, kind text, path text, title text, course text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  given text := array_to_string((regexp_split_to_array(trim(left(words, 100)), '\s+'))[1:8], ' ');
  wanted tsquery := private.search_query(given, locale);
begin
  if numnode(wanted) = 0 then return; end if;
  return query select 'all'::public.search_match, h.* from private.search_hits(wanted, locale) h;
  if found then return; end if;
  return query select 'similar'::public.search_match, h.*
    from private.search_hits(private.similar_query(given, locale), locale) h;
  if found then return; end if;
  return query select 'some'::public.search_match, h.*
    from private.search_hits(replace(wanted::text, '&', '|')::tsquery, locale) h;
end $$;
call private.publish_function('search_content', '{anon, authenticated}');
