-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.member_registrations(member uuid, is_past boolean, after_start timestamp with time zone, after_id uuid, up_to integer)
 RETURNS TABLE(id uuid, event text, title text, poster_color text, date_id uuid, starts_at timestamp with time zone, time_zone text, place text, city text, is_date_canceled boolean, status public.registration_status, channel public.event_channel, party_size integer, place_in_line integer, offer_expires_at timestamp with time zone, ticket_code text, slip_id uuid, is_permission_missing boolean, is_guardian_reminded boolean, has_recap boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select r.id, e.slug, e.title, e.poster_color, d.id, d.starts_at, e.time_zone, e.place, e.city, d.canceled_at is not null,
    r.status, r.channel, r.party_size, private.waiting_position(r), r.offer_expires_at, r.ticket_code, r.slip_id,
    coalesce(s.is_allowed is null and s.id is not null, false), s.reminded_at is not null, e.recap is not null
  from public.event_registrations r
  join public.event_dates d on d.id = r.date_id
  join public.events e on e.id = d.event_id
  left join public.permission_slips s on s.id = r.slip_id
  where r.user_id = member and member in (select private.visible_people())
    and case when is_past then d.ends_at <= now() and d.canceled_at is null and r.status in ('confirmed', 'released')
      else d.ends_at > now() and r.status not in ('canceled', 'expired') end
    and (after_start is null or d.starts_at = after_start and r.id > after_id
      or case when is_past then d.starts_at < after_start else d.starts_at > after_start end)
  order by case when not is_past then d.starts_at end, case when is_past then d.starts_at end desc, r.id
  limit least(up_to, 100);
end $function$;
alter function private.member_registrations(member uuid, is_past boolean, after_start timestamp with time zone, after_id uuid, up_to integer) owner to function_owner;
grant execute on function private.member_registrations(member uuid, is_past boolean, after_start timestamp with time zone, after_id uuid, up_to integer) to authenticated;
