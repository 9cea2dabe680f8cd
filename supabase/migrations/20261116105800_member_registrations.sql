-- The registrations of a member as their pages show them: upcoming ones the first first, past ones the latest first.
-- The member reads them, and guardians after a new sign-in. Past ones are those where the person had a seat.
create function private.member_registrations(member uuid, is_past boolean, after_start timestamptz, after_id uuid, up_to integer)
returns table (
  id uuid, event text, title text, poster_color text, date_id uuid, starts_at timestamptz, time_zone text, place text,
  city text, is_date_canceled boolean, status public.registration_status, channel public.event_channel, party_size integer,
  place_in_line integer, offer_expires_at timestamptz, ticket_code text, slip_id uuid, is_permission_missing boolean,
  has_recap boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  return query select r.id, e.slug, e.title, e.poster_color, d.id, d.starts_at, e.time_zone, e.place, e.city, d.canceled_at is not null,
    r.status, r.channel, r.party_size, private.waiting_position(r), r.offer_expires_at, r.ticket_code, r.slip_id,
    coalesce((select s.is_allowed is null from public.permission_slips s where s.id = r.slip_id), false),
    e.recap is not null
  from public.event_registrations r
  join public.event_dates d on d.id = r.date_id
  join public.events e on e.id = d.event_id
  where r.user_id = member and member in (select private.visible_people())
    and case when is_past then d.ends_at <= now() and d.canceled_at is null and r.status in ('confirmed', 'released')
      else d.ends_at > now() and r.status not in ('canceled', 'expired') end
    and (after_start is null or d.starts_at = after_start and r.id > after_id
      or case when is_past then d.starts_at < after_start else d.starts_at > after_start end)
  order by case when not is_past then d.starts_at end, case when is_past then d.starts_at end desc, r.id
  limit least(up_to, 100);
end $$;
call private.publish_function('member_registrations', '{authenticated}',
  'member uuid, is_past boolean default false, after_start timestamptz default null, after_id uuid default null, up_to integer default 26');
