-- Blocks that staff removed from a lesson stay in its draft, so that they can be put back.

alter table public.course_parts add column removed_blocks jsonb not null default '[]'
  check (jsonb_typeof(removed_blocks) = 'array');
comment on column public.course_parts.removed_blocks is 'The last 50 removed blocks of a lesson, each with the index it had.';

-- Compares by id, so that every way to save a lesson is covered.
create function private.keep_removed_blocks() returns trigger language plpgsql set search_path = '' as $$
begin
  new.removed_blocks := coalesce((
    select jsonb_agg(last.entry order by last.place) from (
      select k.entry, k.place from (
        select r.entry, r.place from jsonb_array_elements(old.removed_blocks) with ordinality as r (entry, place)
        union all
        select jsonb_build_object('index', b.place - 1, 'block', b.block), 50 + b.place
          from jsonb_array_elements(old.content -> 'blocks') with ordinality as b (block, place)
      ) k
      where not jsonb_path_query_array(new.content, '$.blocks[*].id') @> (k.entry -> 'block' -> 'id')
      order by k.place desc limit 50
    ) last
  ), '[]');
  return new;
end $$;
create trigger keep_removed_blocks before update of content on public.course_parts
  for each row when (old.kind = 'lesson') execute function private.keep_removed_blocks();
