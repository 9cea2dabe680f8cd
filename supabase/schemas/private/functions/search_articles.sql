-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_articles(words text, status public.article_status DEFAULT NULL::public.article_status, kind public.article_kind DEFAULT NULL::public.article_kind, category uuid DEFAULT NULL::uuid, author uuid DEFAULT NULL::uuid, after_changed timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 26)
 RETURNS SETOF public.articles
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 26
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  patterns text[] := private.title_patterns(words);
  latest timestamptz := coalesce(after_changed, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  most integer := least(up_to, 1000);
  found uuid[];
begin
  if not private.is_staff('editor') then return; end if;
  found := array(
    select n.id from (
      select a.* from public.articles a
      where (search_articles.status is null or a.status = search_articles.status)
        and a.updated_at <= latest and (a.updated_at < latest or a.id > first_id)
      order by a.updated_at desc, a.id limit 1000
    ) n
    where n.title ilike any (patterns) and (search_articles.kind is null or n.kind = search_articles.kind)
      and (category is null or n.category_id = category) and (author is null or n.author_id = author)
    order by n.updated_at desc, n.id limit most);
  if cardinality(found) < most then
    found := array(
      with matching as materialized (select a.* from public.articles a where a.title ilike any (patterns))
      select m.id from matching m
      where (search_articles.status is null or m.status = search_articles.status)
        and (search_articles.kind is null or m.kind = search_articles.kind)
        and (category is null or m.category_id = category) and (author is null or m.author_id = author)
        and m.updated_at <= latest and (m.updated_at < latest or m.id > first_id)
      order by m.updated_at desc, m.id limit most);
  end if;
  return query select a.* from public.articles a where a.id = any (found) order by a.updated_at desc, a.id;
end $function$;
alter function private.search_articles(words text, status public.article_status, kind public.article_kind, category uuid, author uuid, after_changed timestamp with time zone, after_id uuid, up_to integer) owner to function_owner;
grant execute on function private.search_articles(words text, status public.article_status, kind public.article_kind, category uuid, author uuid, after_changed timestamp with time zone, after_id uuid, up_to integer) to authenticated;
