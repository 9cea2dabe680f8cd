-- A page of pictures: all, those for the press, or those whose consent has ended, with words in their description. The
-- pictures of the last two views are few, which the planner does not know: it walked through all, the newest first. The
-- search is explained in 20261119111800_searches_of_titles.sql.
create function public.picture_page(
  view text default 'all', words text default null, after_created timestamptz default null, after_id uuid default null,
  up_to integer default 26
) returns setof public.pictures
language plpgsql stable rows 26
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  latest timestamptz := coalesce(after_created, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  most integer := least(up_to, 1000);
  patterns text[] := private.title_patterns(words);
  found uuid[];
begin
  if view <> 'all' then
    found := case view when 'press' then array(select x.picture_id from public.press_pictures x)
      else array(select r.picture_id from public.picture_records r where r.consent_until < current_date) end;
    return query select p.* from public.pictures p
      where p.id = any (found) and (words is null or p.alt ilike any (patterns))
        and p.created_at <= latest and (p.created_at < latest or p.id > first_id)
      order by p.created_at desc, p.id limit most;
    return;
  end if;
  if words is not null then
    found := array(
      select n.id from (
        select p.* from public.pictures p where p.created_at <= latest and (p.created_at < latest or p.id > first_id)
        order by p.created_at desc, p.id limit 1000
      ) n
      where n.alt ilike any (patterns) order by n.created_at desc, n.id limit most);
    if cardinality(found) < most then
      found := array(
        with matching as materialized (select p.* from public.pictures p where p.alt ilike any (patterns))
        select m.id from matching m where m.created_at <= latest and (m.created_at < latest or m.id > first_id)
        order by m.created_at desc, m.id limit most);
    end if;
  end if;
  return query select p.* from public.pictures p
    where (words is null or p.id = any (found)) and p.created_at <= latest and (p.created_at < latest or p.id > first_id)
    order by p.created_at desc, p.id limit most;
end $$;
grant execute on function public.picture_page to authenticated;
