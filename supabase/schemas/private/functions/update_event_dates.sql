-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.update_event_dates(held public.events, changed public.events)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.event_dates d set
    starts_at = private.moment_of(d.starts_at at time zone held.time_zone, changed.time_zone),
    ends_at = private.moment_of(d.ends_at at time zone held.time_zone, changed.time_zone)
    where d.event_id = changed.id and d.ends_at > now() and held.time_zone <> changed.time_zone;
  update public.event_dates d set
    room_capacity = case when changed.format <> 'online' then d.room_capacity end,
    online_capacity = case when changed.format <> 'in-person' then d.online_capacity end
    where d.event_id = changed.id and d.ends_at > now() and held.format <> changed.format;
  if (held.title, held.place, held.street, held.city, held.state, held.time_zone) is distinct from
    (changed.title, changed.place, changed.street, changed.city, changed.state, changed.time_zone) then
    perform private.renew_dates(array(select d.id from public.event_dates d
      where d.event_id = changed.id and d.ends_at > now() and d.canceled_at is null));
  end if;
end $function$;
grant execute on function private.update_event_dates(held public.events, changed public.events) to function_owner;
