-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.ticket(code text)
 RETURNS TABLE(event text, title text, date_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, address text, is_date_canceled boolean, name text, status public.registration_status, channel public.event_channel, party_size integer, number integer, poster_color text, checked_in_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.slug, e.title, d.id, d.starts_at, d.ends_at, e.time_zone, e.place, private.address_of_event(e),
    d.canceled_at is not null, r.name, r.status, r.channel, r.party_size, r.number, e.poster_color,
    (select c.checked_in_at from public.check_ins c where c.registration_id = r.id and c.undone_at is null)
  from public.event_registrations r
  join public.event_dates d on d.id = r.date_id
  join public.events e on e.id = d.event_id
  where r.ticket_code = upper(code)
$function$;
alter function private.ticket(code text) owner to function_owner;
grant execute on function private.ticket(code text) to anon, authenticated;
