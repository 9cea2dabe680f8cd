-- What pages can't show, the database doesn't store: an article with a text that is too long made its page, and lists with
-- it, respond with an error.

-- Trims as JavaScript does.
create function private.is_text_of(stored jsonb, at_least integer, at_most integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(stored) = 'string' and length(t) between at_least and at_most
  from btrim(stored #>> '{}', E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff') as t
$$;

-- Expects what is_article_block accepts, whose paths also look into lists where a text must be.
create function private.has_article_texts(block jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not exists (select from jsonb_each(block) as e
      where (e.key in ('paragraphs', 'items', 'lines', 'labels')) <> (jsonb_typeof(e.value) = 'array'))
    and not jsonb_path_exists(block, 'strict $.**{2 to last} ? (@.type() == "array")')
    and (select bool_and(private.is_text_of(t, 1, 1200)) from jsonb_path_query(block, 'strict $.** ? (@.type() == "string")') as t)
    and (select coalesce(bool_and(private.is_text_of(t, 1, 120)), true) from (
      select jsonb_path_query(block, '$.items[*].question') union all select jsonb_path_query(block, '$.items[*].title')
      union all select jsonb_path_query(block, '$.items[*].label') union all select jsonb_path_query(block, '$.items[*].before')
      union all select jsonb_path_query(block, '$.items[*].after') union all select jsonb_path_query(block, '$.labels[*]')
      union all select jsonb_path_query(block, '$.lines[*]') union all select jsonb_path_query(block, '$.title')
      union all select block -> 'text' where block ->> 'kind' = 'heading'
    ) as short (t))
    and case block ->> 'kind'
      when 'quote' then jsonb_array_length(block -> 'lines') <= 3
        and (select bool_and(private.is_text_of(t, 2, 22)) from jsonb_array_elements(block -> 'lines') as t)
      when 'steps' then jsonb_array_length(block -> 'items') >= 2
      else true end
$$;

create or replace function private.are_article_blocks(blocks jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case jsonb_typeof(blocks) when 'array' then
    length(blocks::text) <= 100000
    and (select coalesce(bool_and(case when private.is_article_block(block) then private.has_article_texts(block) else false end), true)
      from jsonb_array_elements(blocks) as block)
    and (select count(*) = count(distinct id) from jsonb_path_query(blocks, '$[*] ? (@.kind == "heading").id') as id)
    else false end
$$;

create function private.are_title_lines(lines jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(lines) = 'object' and lines - '{wide,phone}'::text[] = '{}'
    and coalesce(jsonb_typeof(lines -> 'wide') = 'array' and jsonb_typeof(lines -> 'phone') = 'array', false)
    and (select coalesce(bool_and(private.is_text_of(t, 2, 22)), false) and count(*) <= 3
      from jsonb_path_query(lines, 'strict $.wide[*]') as t)
    and (select coalesce(bool_and(private.is_text_of(t, 2, 22)), false) and count(*) <= 4
      from jsonb_path_query(lines, 'strict $.phone[*]') as t)
$$;
grant execute on function private.is_text_of(jsonb, integer, integer), private.has_article_texts(jsonb),
  private.are_title_lines(jsonb) to function_owner, service_role;

alter table public.articles drop constraint articles_title_lines_check,
  add constraint articles_title_lines_check check (title_lines is null or private.are_title_lines(title_lines));
