-- The registrations of a member as their pages show them: upcoming ones the first first, past ones the latest first.
-- The member reads them, and guardians after a new sign-in. Past ones are those where the person had a seat.
create function private.member_registrations(member uuid, is_past boolean, after_start timestamptz, after_id uuid, up_to integer)
returns table (
  id uuid, event text, title text, poster_color text, date_id uuid, starts_at timestamptz, time_zone text, place text,
  city text, is_date_canceled boolean, status public.registration_status, channel public.event_channel, party_size integer,
  place_in_line integer, offer_expires_at timestamptz, ticket_code text, slip_id uuid, is_permission_missing boolean,
  is_guardian_reminded boolean, has_recap boolean
) language plpgsql stable security definer set search_path = '' as $$
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
end $$;
call private.publish_function('member_registrations', '{authenticated}',
  'member uuid, is_past boolean default false, after_start timestamptz default null, after_id uuid default null, up_to integer default 26');

-- Moves registrations to the account that stays. Of two for the same date, the one of that account counts, and the other
-- stays where it is.
create function private.move_registrations(from_person uuid, to_person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- In the order of the ids, as when people register for several dates.
  perform from public.event_dates d
    where d.id in (select r.date_id from public.event_registrations r where r.user_id = from_person) order by d.id for update;
  update public.event_registrations r set user_id = to_person where r.user_id = from_person
    and (r.status in ('canceled', 'expired') or not exists (select from public.event_registrations o
      where o.user_id = to_person and o.date_id = r.date_id and o.status not in ('canceled', 'expired')));
end $$;
grant execute on function private.move_registrations(uuid, uuid) to function_owner;
