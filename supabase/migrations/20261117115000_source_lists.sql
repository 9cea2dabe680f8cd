-- Sources of articles and laws, lists of events and fields of drafts are stored only as pages parse them: one that a page
-- can't parse made it respond with an error.

-- The schema of content/schema/sources.ts. An article's source has the id with which the text cites it.
create function private.is_source(source jsonb, is_cited boolean) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(source) = 'object' then coalesce(
    source - '{id,title,publisher,url,accessed}'::text[] = '{}'
    and case when is_cited then jsonb_typeof(source -> 'id') = 'string' and source ->> 'id' ~ '^S[0-9]{1,3}$'
      else not source ? 'id' end
    and private.is_text_of(source -> 'title', 1, 160) and private.is_text_of(source -> 'publisher', 1, 120)
    and private.is_text_of(source -> 'url', 1, 500)
    and source ->> 'url' ~* '^https://((?!xn--)[a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(:[0-9]{1,4})?([/?#][!-~]*)?$'
    and jsonb_typeof(source -> 'accessed') = 'string' and source ->> 'accessed' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and pg_input_is_valid(source ->> 'accessed', 'date'), false) else false end
$$;

create function private.are_sources(sources jsonb, is_cited boolean) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case jsonb_typeof(sources) when 'array' then jsonb_array_length(sources) <= 100
    and (select coalesce(bool_and(private.is_source(source, is_cited)), true) from jsonb_array_elements(sources) as source)
    else false end
$$;

create function private.are_text_fields(fields jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(fields) = 'object' and not jsonb_path_exists(fields, 'strict $.* ? (@.type() != "string")')
$$;
-- Editors change the rows of laws directly.
grant execute on function private.is_text_of(jsonb, integer, integer), private.is_source(jsonb, boolean),
  private.are_sources(jsonb, boolean) to authenticated;
grant execute on function private.is_source(jsonb, boolean), private.are_sources(jsonb, boolean),
  private.are_text_fields(jsonb) to function_owner, service_role;

-- Every entry is an object, its texts are texts and not empty, and a mark is true or false.
create or replace function private.are_filled_objects(list jsonb, required text[]) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 20 and coalesce(bool_and(
    coalesce(jsonb_typeof(item -> 'is_required'), 'boolean') = 'boolean'
    and (select bool_and(coalesce(jsonb_typeof(item -> name) = 'string' and length(item ->> name) between 1 and 300, false))
      from unnest(required) as name)), true)
  from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) as item
$$;

alter table public.articles drop constraint articles_sources_check, drop constraint articles_published_sources,
  add constraint articles_sources_check check (private.are_sources(sources, true));
alter table public.state_laws drop constraint state_laws_sources_check,
  add constraint state_laws_sources_check check (sources <> '[]' and private.are_sources(sources, false));
alter table public.article_drafts
  add constraint article_drafts_fields_check check (private.are_text_fields(content));
