import { askDatabase } from "./e2e-database.ts"

/** A published event with one date, in the given number of days. */
export async function newEvent(seats: number, { days = 9, title = "Night Shift", state = "Arkansas" } = {}) {
  const slug = `event-${crypto.randomUUID()}`
  const [row] = await askDatabase(
    `with made as (
       insert into public.events (slug, kind, status, title, summary, format, place, street, city, state, time_zone)
       values ($1, 'training', 'published', $4, 'For bar crews, after closing', 'in-person', 'Lantern Hall',
         '411 Rock St', 'Little Rock', $5, 'America/Chicago') returning id
     )
     insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
     select id, now() + make_interval(days => $3), now() + make_interval(days => $3, hours => 2), $2 from made
     returning id`,
    [slug, seats, days, title, state],
  )
  return { slug, date: row.id as string }
}

/** The member with this address registers, or waits if the date is full. */
export async function registerMember(email: string, date: string, status: string) {
  const [row] = await askDatabase(
    `with numbered as (update public.event_dates set last_number = last_number + 1 where id = $2 returning last_number)
     insert into public.event_registrations (date_id, user_id, number, name, channel, status, party_size, offer_expires_at)
     select $2, u.id, n.last_number, 'Ana', 'room', $3::public.registration_status, 1,
       case when $3 = 'offered' then now() + interval '1 day' end
     from auth.users u, numbered n where u.email = $1 returning id`,
    [email, date, status],
  )
  return row.id as string
}
