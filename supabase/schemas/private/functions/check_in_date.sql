-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in_date(key text)
 RETURNS TABLE(event text, title text, date_id uuid, label text, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, link_ends_at timestamp with time zone, release_from timestamp with time zone, free integer, waiting integer, read_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.slug, e.title, d.id, l.label, d.starts_at, d.ends_at, e.time_zone, e.place, private.check_in_links_end(d),
    d.starts_at + private.release_delay(), coalesce(private.free_seats(d, 'room'), 0), d.room_waiting, now()
  from private.open_check_in_link(key) l
  join public.event_dates d on d.id = l.date_id
  join public.events e on e.id = d.event_id
$function$;
alter function private.check_in_date(key text) owner to function_owner;
grant execute on function private.check_in_date(key text) to anon, authenticated;
