-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.managed_events(status public.event_status DEFAULT NULL::public.event_status, title text DEFAULT NULL::text, after_created timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, up_to integer DEFAULT 26)
 RETURNS SETOF public.events
 LANGUAGE plpgsql
 STABLE ROWS 26
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  latest timestamptz := coalesce(after_created, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
  patterns text[] := private.title_patterns(title);
begin
  if not private.is_staff('events') then
    return query select e.* from public.events e
      where e.chapter_id = any (array(select private.led_chapters()))
        and (managed_events.status is null or e.status = managed_events.status)
        and (managed_events.title is null or e.title ilike any (patterns))
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit least(up_to, 1000);
  elsif title is not null then
    return query select * from private.search_events(title, status, latest, first_id, least(up_to, 1000));
  else
    return query select e.* from public.events e
      where (managed_events.status is null or e.status = managed_events.status)
        and e.created_at <= latest and (e.created_at < latest or e.id > first_id)
      order by e.created_at desc, e.id limit least(up_to, 1000);
  end if;
end $function$;
grant execute on function public.managed_events(status public.event_status, title text, after_created timestamp with time zone, after_id uuid, up_to integer) to authenticated;
