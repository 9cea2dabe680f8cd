import ICAL from "ical.js"
import { registerForEvent } from "#app/features/events/registration-queries.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { RenderedEmail } from "#supabase/functions/_shared/messages/email.ts"
import type { TestBackend } from "#tests/support/backend.ts"

type Seats = { room?: number; online?: number; startsIn?: string }

/** A published event with one date. */
export async function publishedDate(backend: TestBackend, seats: Seats = {}, event: object = {}) {
  const { room = 2, online = null, startsIn = "10 days" } = { online: null, ...seats }
  const row = {
    ...{ slug: `e-${crypto.randomUUID()}`, kind: "training", status: "published", title: "Night Shift" },
    ...{ summary: "For bar crews, after closing", format: "hybrid", time_zone: "America/Chicago" },
    ...{ place: "Lantern Hall", street: "411 Rock St", city: "Little Rock", state: "Arkansas" },
    ...event,
  }
  const saved = await backend.admin
    .from("events")
    .insert(row as never)
    .select("id")
    .single()
    .throwOnError()
  const [date] = await backend.sql<{ id: string }>(
    `insert into public.event_dates (event_id, starts_at, ends_at, room_capacity, online_capacity)
     values ($1, now() + $2::interval, now() + $2::interval + interval '2 hours', $3, $4) returning id`,
    [saved.data.id, startsIn, room, online],
  )
  return { event: saved.data.id, date: date!.id }
}

/** What a guardian allows in these tests. */
export const EVENT_CONSENT = { "consent-events": { version: 1, is_given: true } }

interface Wish {
  channel?: "room" | "online"
  party_size?: number
  answers?: Record<string, string>
  name?: string
  email?: string
}

export async function register(db: FullSupabaseClient, date: string, wish: Wish = {}) {
  const [made] = await registerForEvent(db, {
    ...{ dates: [date], channel: "room", party_size: 1, answers: {} },
    ...wish,
  })
  return made!
}

/** Registers a guest and returns the secret of the link in the email. */
export async function registerGuest(backend: TestBackend, date: string, wish: Wish = {}) {
  const email = `${crypto.randomUUID()}@example.org`
  const { outcome } = await register(backend.visitor, date, { name: "Gus", email, ...wish })
  const [row] = await backend.sql<{ token: string }>(
    `select l.token from private.registration_links l join public.event_registrations r on r.id = l.registration_id
     where r.email = $1`,
    [wish.email ?? email],
  )
  return { outcome, email, key: row?.token ?? "" }
}

/** The numbers that everyone sees. */
export async function seatsOf(backend: TestBackend, date: string) {
  const { data } = await backend.visitor
    .from("event_dates")
    .select("room_taken, room_waiting, online_taken, online_waiting")
    .eq("id", date)
    .single()
    .throwOnError()
  return data
}

export async function statusOf(backend: TestBackend, key: string) {
  const { data } = await backend.visitor.rpc("registration_by_link", { registration: key }).throwOnError()
  return data[0]?.status
}

export async function eventStaff(backend: TestBackend, role = "events") {
  const { data } = await backend.admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [data.user!.id, role])
  return backend.member({ sub: data.user!.id, aal: "aal2" })
}

/** The calendar entries of an email, as an independent parser reads them. */
export function entriesOf({ icalEvent, attachments = [] }: RenderedEmail) {
  const files = icalEvent ? [icalEvent.content, ...attachments.map(({ content }) => content)] : []
  return files.map(text => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const [entry, ...others] = calendar.getAllSubcomponents("vevent").map(part => new ICAL.Event(part))
    if (!entry || others.length > 0) throw new Error("An invitation has exactly one entry")
    const method = calendar.getFirstPropertyValue("method")
    return { uid: entry.uid.replace(/@.*/, ""), sequence: entry.sequence, method }
  })
}
