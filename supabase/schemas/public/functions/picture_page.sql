-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.picture_page(view text DEFAULT 'all'::text, words text DEFAULT NULL::text, after_created timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 26)
 RETURNS SETOF public.pictures
 LANGUAGE plpgsql
 STABLE ROWS 26
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;
grant execute on function public.picture_page(view text, words text, after_created timestamp with time zone, after_id uuid, up_to integer) to authenticated;
