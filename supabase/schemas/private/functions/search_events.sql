-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_events(words text, status public.event_status, latest timestamp with time zone, first_id uuid, up_to integer)
 RETURNS SETOF public.events
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 26
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  patterns text[] := private.title_patterns(words);
  found uuid[];
begin
  if not private.is_staff('events') then return; end if;
  found := array(
    select n.id from (
      select e.* from public.events e
      where (search_events.status is null or e.status = search_events.status)
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit 1000
    ) n
    where n.title ilike any (patterns) order by n.created_at desc, n.id limit up_to);
  if cardinality(found) < up_to then
    found := array(
      with matching as materialized (select e.* from public.events e where e.title ilike any (patterns))
      select m.id from matching m
      where (search_events.status is null or m.status = search_events.status)
        and m.created_at <= latest and (m.created_at < latest or m.id > first_id)
      order by m.created_at desc, m.id limit up_to);
  end if;
  return query select e.* from public.events e where e.id = any (found) order by e.created_at desc, e.id;
end $function$;
alter function private.search_events(words text, status public.event_status, latest timestamp with time zone, first_id uuid, up_to integer) owner to function_owner;
grant execute on function private.search_events(words text, status public.event_status, latest timestamp with time zone, first_id uuid, up_to integer) to authenticated;
