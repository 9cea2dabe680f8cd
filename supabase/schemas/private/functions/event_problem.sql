-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.event_problem(held public.events, changed public.events)
 RETURNS public.event_change_outcome
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with upcoming as (
    select d.* from public.event_dates d where d.event_id = held.id and d.ends_at > now() and d.canceled_at is null
  ), facts as (
    select exists (select from public.event_dates d where d.event_id = held.id and d.last_number > 0) as is_registered,
      exists (select from public.event_dates d where d.event_id = held.id) as has_dates
  )
  select case
    when held.slug is not null and not private.manages_events_of(held.chapter_id)
      or not private.manages_events_of(changed.chapter_id) then 'not-allowed'
    when changed.status <> held.status and (changed.status = 'canceled' or held.status = 'canceled'
      or changed.status = 'draft' and facts.is_registered) then 'invalid'
    when changed.status = 'published' and not facts.has_dates then 'no-dates'
    when changed.slug <> held.slug and facts.is_registered then 'fixed-slug'
    when exists (select from upcoming where changed.format = 'online' and room_taken + room_waiting > 0
      or changed.format = 'in-person' and online_taken + online_waiting > 0) then 'too-few-seats'
  end::public.event_change_outcome
  from facts
$function$;
grant execute on function private.event_problem(held public.events, changed public.events) to function_owner;
