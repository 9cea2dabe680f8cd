-- Full-text search over the documents. No step reads or ranks more documents the more there are: a common word is searched
-- on the newest shelves first, and every query has one plan that uses the indexes, because planning for each word took
-- longer than the search, and for a common word chose to read the table.

-- The query, limited to the lasting and the newest documents.
create function private.on_newest_shelves(wanted tsquery) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  newest bigint := (select max(d.id) from private.search_documents d);
  shelves text[] := array['#lasting', private.search_shelf('event', newest), private.search_shelf('event', newest - 1000)];
begin
  return wanted && (select string_agg(quote_literal(s), ' | ')::tsquery from unnest(shelves) as s);
end $$;

-- The query with every word required, and with synonyms. If it has no operators and few hits, the last word may also be
-- the beginning of one.
create function private.search_query(words text, locale text) returns tsquery
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  config regconfig := private.search_config(locale);
  exact tsquery := ts_rewrite(websearch_to_tsquery(config, words), 'select target, substitute from public.search_synonyms');
  near tsquery := private.on_newest_shelves(exact);
  parts text[] := array(select m[1] from regexp_matches(lower(words), '[[:alnum:]]{3,}', 'g') as m);
  unfinished tsquery;
begin
  if words ~ '"|(^|\s)-|\mor\M'
    or (select count(*) from (select from private.search_documents d where d.vector @@ near limit 21) as hits) = 21
  then return exact; end if;
  select string_agg(term::text, ' & ')::tsquery into unfinished
    from unnest(parts) with ordinality as p (word, n),
      to_tsquery(config, word || case n when cardinality(parts) then ':*' else '' end) as term
    where numnode(term) > 0;
  return exact || coalesce(unfinished, exact);
end $$;

-- The query with each word replaced by the most similar word that a document has; null if there is none.
create function private.similar_query(words text, locale text) returns tsquery
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
  set pg_trgm.similarity_threshold = 0.4 as $$
begin
  return (
    select case when bool_and(nearest is not null) then string_agg(nearest::text, ' & ')::tsquery end
    from unnest(tsvector_to_array(to_tsvector(private.search_config(locale), words))) as wanted
    left join lateral (
      select candidate.term as nearest from (
        select quote_literal(v.word)::tsquery as term from private.search_vocabulary v
        where v.locale = similar_query.locale and v.word operator(trigrams.%) wanted
        -- People seldom mistype the first letter.
        order by trigrams.similarity(v.word, wanted) desc, left(v.word, 1) <> left(wanted, 1), v.word limit 5
      ) as candidate
      where exists (select from private.search_documents d where d.vector @@ candidate.term) limit 1
    ) as s on true
  );
end $$;

-- The best documents for a query, each with the passage that has most of the words. Pages show 20; one more tells them
-- that there are more. It looks on all shelves only if the newest ones have fewer.
create function private.search_hits(wanted tsquery, locale text)
returns table (kind text, path text, title text, course text, excerpt text)
language plpgsql stable set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  config regconfig := private.search_config(locale);
  near tsquery := private.on_newest_shelves(wanted);
  any_word tsquery := replace(wanted::text, '&', '|')::tsquery;
begin
  return query
  with near_titles as materialized (
    select d.* from private.search_documents d
    where d.title_vector @@ near and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80
  ), near_texts as materialized (
    select d.* from private.search_documents d
    where d.vector @@ near and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80
  ), found as (
    select * from near_titles union all select * from near_texts
    union all
    (select d.* from private.search_documents d where (select count(*) from near_titles) < 21
      and d.title_vector @@ wanted and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80)
    union all
    (select d.* from private.search_documents d where (select count(*) from near_texts) < 21
      and d.vector @@ wanted and d.locale = search_hits.locale
      and d.public_from <= now() and d.public_until > now() limit 80)
  ), best as (
    select f.*, ts_rank(f.vector, wanted) as rank from (select distinct on (id) * from found order by id) as f
    order by rank desc, id limit 21
  )
  select b.kind, b.path, b.title, b.course, case when length(passage) > 300 then format('… %s …', marked) else marked end
  from best b
  cross join lateral (
    select p.passage from unnest(b.passages, b.vectors) with ordinality as p (passage, vector, n)
    order by ts_rank(p.vector, any_word) desc, length(p.passage) < 60, n
    limit 1
  ) as chosen
  cross join lateral ts_headline(config, passage, wanted, format(
    'StartSel=⟦, StopSel=⟧, HighlightAll=%s, MaxWords=40, MinWords=20', length(passage) <= 300)) as marked
  order by b.rank desc, b.id;
end $$;
grant execute on function private.on_newest_shelves(tsquery), private.search_query(text, text),
  private.similar_query(text, text), private.search_hits(tsquery, text) to function_owner;

create type public.search_match as enum ('all', 'similar', 'some');

/* Searches for documents with all words, else with similar words, else with some of the words. */
create function private.search_content(words text, locale text default 'en')
returns table (match public.search_match, kind text, path text, title text, course text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  given text := array_to_string((regexp_split_to_array(trim(left(words, 100)), '\s+'))[1:8], ' ');
  wanted tsquery := private.search_query(given, locale);
  some_words tsquery := replace(wanted::text, '&', '|')::tsquery;
begin
  if numnode(wanted) = 0 then return; end if;
  return query select 'all'::public.search_match, h.* from private.search_hits(wanted, locale) h;
  if found then return; end if;
  return query select 'similar'::public.search_match, h.*
    from private.search_hits(private.similar_query(given, locale), locale) h;
  if found or some_words = wanted then return; end if;
  return query select 'some'::public.search_match, h.* from private.search_hits(some_words, locale) h;
end $$;
call private.publish_function('search_content', '{anon, authenticated}');
