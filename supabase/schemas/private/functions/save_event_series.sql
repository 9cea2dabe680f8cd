-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_event_series(wanted uuid, rule text, first timestamp without time zone, minutes integer, skips date[], occurrences timestamp without time zone[], room integer, online integer, reason text)
 RETURNS public.event_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  about public.events;
  wished timestamp[];
  gone uuid[];
  moved uuid[];
begin
  select e.* into about from public.events e where e.id = wanted for update;
  if about.id is null then return 'unknown'; end if;
  if not private.manages_events_of(about.chapter_id) then return 'not-allowed'; end if;
  if about.status = 'canceled' then return 'too-late'; end if;
  if exists (select from unnest(occurrences) as o where o::time <> first::time) then return 'invalid'; end if;
  wished := private.occurrences_ahead(occurrences, skips, about.time_zone);
  if coalesce(cardinality(wished), 0) = 0 then return 'invalid'; end if;
  if cardinality(wished) > 60 then return 'too-many-dates'; end if;
  -- In the order of the ids, as when people register for several dates.
  perform from public.event_dates d where d.event_id = wanted and d.ends_at > now() order by d.id for update;
  gone := array(select d.id from private.regular_dates(about) d
    where d.occurrence::date <> all (select o::date from unnest(wished) as o));
  if coalesce(length(trim(reason)) not between 5 and 300, true) and exists (
    select from public.event_registrations r where r.date_id = any (gone) and r.status not in ('canceled', 'expired')
  ) then return 'no-reason'; end if;
  moved := private.move_regular_dates(about, wished, minutes);
  insert into public.event_dates (event_id, occurrence, starts_at, ends_at, room_capacity, online_capacity)
    select wanted, o, private.moment_of(o, about.time_zone),
      private.moment_of(o + make_interval(mins => minutes), about.time_zone),
      case when about.format <> 'online' then room end, case when about.format <> 'in-person' then online end
    from unnest(wished) as o
    where not exists (select from public.event_dates d where d.event_id = wanted and d.occurrence::date = o::date);
  update public.events e set series_rule = rule, series_start = first, series_minutes = minutes, series_skips = skips
    where e.id = wanted;
  update public.event_registrations r set reminders_sent = 0 where r.date_id = any (moved) and r.reminders_sent > 0;
  perform private.remove_dates(gone, moved, reason);
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_event_series(wanted uuid, rule text, first timestamp without time zone, minutes integer, skips date[], occurrences timestamp without time zone[], room integer, online integer, reason text) owner to function_owner;
grant execute on function private.save_event_series(wanted uuid, rule text, first timestamp without time zone, minutes integer, skips date[], occurrences timestamp without time zone[], room integer, online integer, reason text) to authenticated;
