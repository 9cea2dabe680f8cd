-- What a ticket shows to anyone with its code.
create function private.ticket(code text) returns table (
  event text, title text, date_id uuid, starts_at timestamptz, ends_at timestamptz, time_zone text, place text, address text,
  is_date_canceled boolean, name text, status public.registration_status, channel public.event_channel, party_size integer,
  number integer, poster_color text, checked_in_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select e.slug, e.title, d.id, d.starts_at, d.ends_at, e.time_zone, e.place, private.address_of_event(e),
    d.canceled_at is not null, r.name, r.status, r.channel, r.party_size, r.number, e.poster_color,
    (select c.checked_in_at from public.check_ins c where c.registration_id = r.id and c.undone_at is null)
  from public.event_registrations r
  join public.event_dates d on d.id = r.date_id
  join public.events e on e.id = d.event_id
  where r.ticket_code = upper(code)
$$;
call private.publish_function('ticket', '{anon, authenticated}');
comment on function public.ticket is 'network-limit: 300 per 600 seconds';
