-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_event_dates(wanted uuid, local_starts timestamp without time zone[], minutes integer, room integer, online integer)
 RETURNS public.event_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  about public.events;
begin
  select e.* into about from public.events e where e.id = wanted;
  if about.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if coalesce(cardinality(local_starts), 0) not between 1 and 104 then return 'invalid'; end if;
  if exists (select from unnest(local_starts) as start where private.is_skipped_time(start, about.time_zone)
    or private.is_skipped_time(start + make_interval(mins => minutes), about.time_zone)) then return 'skipped-time'; end if;
  insert into public.event_dates (event_id, starts_at, ends_at, room_capacity, online_capacity)
    select wanted, private.moment_of(start, about.time_zone),
      private.moment_of(start + make_interval(mins => minutes), about.time_zone),
      case when about.format <> 'online' then room end, case when about.format <> 'in-person' then online end
    from unnest(local_starts) as start;
  return (case when exists (select from unnest(local_starts) as start
    where private.is_repeated_time(start, about.time_zone)) then 'saved-first-time' else 'saved' end)::public.event_change_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.add_event_dates(wanted uuid, local_starts timestamp without time zone[], minutes integer, room integer, online integer) owner to function_owner;
grant execute on function private.add_event_dates(wanted uuid, local_starts timestamp without time zone[], minutes integer, room integer, online integer) to authenticated;
