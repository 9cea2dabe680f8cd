-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.registration_by_link(key text)
 RETURNS TABLE(event text, title text, date_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, place text, is_date_canceled boolean, name text, status public.registration_status, channel public.event_channel, party_size integer, has_room_seats boolean, has_online_seats boolean, place_in_line integer, offer_expires_at timestamp with time zone, ticket_code text, join_url text, join_instructions text, is_permission_missing boolean, reminded_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.slug, e.title, d.id, d.starts_at, d.ends_at, e.time_zone, e.place, d.canceled_at is not null, r.name, r.status,
    r.channel, r.party_size, d.room_capacity is not null, d.online_capacity is not null, private.waiting_position(r),
    r.offer_expires_at, r.ticket_code, j.url, j.instructions, s.id is not null and s.is_allowed is null, s.reminded_at
  from public.event_registrations r
  join public.event_dates d on d.id = r.date_id
  join public.events e on e.id = d.event_id
  left join public.event_join_links j on j.date_id = d.id and r.channel = 'online' and r.status = 'confirmed'
  left join public.permission_slips s on s.id = r.slip_id
  where r.id = private.registration_of(key)
$function$;
alter function private.registration_by_link(key text) owner to function_owner;
grant execute on function private.registration_by_link(key text) to anon, authenticated;
