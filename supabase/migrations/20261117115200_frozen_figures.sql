-- A public number in an article follows the ledger, or is frozen with its day. Only the ledger says which value is frozen.

create function private.is_frozen_value(frozen jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(frozen) = 'object' then coalesce(frozen - '{value,on}'::text[] = '{}'
    and jsonb_typeof(frozen -> 'value') = 'number' and frozen ->> 'value' ~ '^[0-9]{1,15}$'
    and jsonb_typeof(frozen -> 'on') = 'string' and frozen ->> 'on' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and pg_input_is_valid(frozen ->> 'on', 'date'), false) else false end
$$;

create or replace function private.are_article_blocks(blocks jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case jsonb_typeof(blocks) when 'array' then
    length(blocks::text) <= 100000
    and (select coalesce(bool_and(case
        when block ->> 'kind' = 'figure' and block ? 'frozen' and not private.is_frozen_value(block -> 'frozen') then false
        when private.is_article_block(case block ->> 'kind' when 'figure' then block - 'frozen' else block end)
          then private.has_article_texts(block)
        else false end), true)
      from jsonb_array_elements(blocks) as block)
    and (select count(*) = count(distinct id) from jsonb_path_query(blocks, '$[*] ? (@.kind == "heading").id') as id)
    else false end
$$;

-- The blocks with the values of figures that this save freezes. A value that the article had before stays; any other one
-- comes from the ledger, whatever the caller sent. Every figure must exist.
create function private.with_frozen_figures(article uuid, blocks jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  figure record;
  metric public.impact_metrics;
  now_counted bigint;
begin
  if coalesce(jsonb_typeof(blocks), '') <> 'array' then return blocks; end if;
  for figure in select b.block, (b.place - 1)::text as place
    from jsonb_array_elements(blocks) with ordinality as b (block, place) where b.block ->> 'kind' = 'figure'
  loop
    select m.* into metric from public.impact_metrics m where m.id = figure.block ->> 'metric';
    if metric.id is null then
      raise exception 'no public number is called %', figure.block ->> 'metric' using errcode = 'foreign_key_violation';
    end if;
    if figure.block ? 'frozen' and not exists (select from public.article_versions v where v.article_id = article
      and v.content -> 'blocks' @> jsonb_build_array(jsonb_build_object('kind', 'figure', 'metric', metric.id,
        'frozen', figure.block -> 'frozen')))
    then
      select metric.baseline + coalesce(sum(c.amount), 0) into now_counted from public.impact_counts c where c.metric = metric.id;
      -- Without records of this site the number is counted by hand, up to that day.
      blocks := jsonb_set(blocks, array[figure.place, 'frozen'], jsonb_build_object('value', now_counted,
        'on', case when metric.records = '{}' then metric.baseline_on else current_date end));
    end if;
  end loop;
  return blocks;
end $$;
grant execute on function private.is_frozen_value(jsonb) to function_owner, service_role;
grant execute on function private.with_frozen_figures(uuid, jsonb) to function_owner;

create or replace function private.save_article(wanted uuid, base_version integer, content jsonb)
returns public.article_save_outcome language plpgsql security definer set search_path = '' as $$
declare
  held public.articles;
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  select a.* into held from public.articles a where a.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if private.article_version(wanted) is distinct from $2 then return 'changed-meanwhile'; end if;
  update public.articles a set slug = g.slug, title = g.title, summary = g.summary,
    title_lines = case when g.title = held.title or content ? 'title_lines' then g.title_lines end,
    category_id = g.category_id, author_id = g.author_id, tags = g.tags, color = g.color, art = g.art,
    picture_id = g.picture_id, question = g.question, place = g.place,
    blocks = private.with_frozen_figures(wanted, g.blocks), sources = g.sources,
    lines_to_share = g.lines_to_share, checked_on = g.checked_on
  from jsonb_populate_record(held, content) as g where a.id = wanted;
  perform private.discard_article_draft(wanted);
  return 'saved';
exception
  when unique_violation then return 'taken-slug';
  when foreign_key_violation then return 'missing-reference';
  when check_violation or not_null_violation or data_exception then return 'invalid';
end $$;
