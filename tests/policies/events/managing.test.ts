import { afterAll, expect, test } from "vitest"
import { registerForEvent } from "#app/features/events/registration-queries.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { entriesOf, eventStaff, publishedDate, registerGuest } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const REASON = "The building is closed that night."

async function chapterLead() {
  const slug = `chapter-${crypto.randomUUID()}`.slice(0, 40)
  const [chapter] = await backend.sql<{ id: string }>(
    `insert into public.chapters (slug, name, kind, city, state) values ($1, 'Far', 'city', 'Far', 'Ohio') returning id`,
    [slug],
  )
  const { data } = await backend.admin.auth.admin.createUser({ email: `${slug}@example.org` })
  await backend.sql(
    "insert into public.user_roles (user_id, role, chapter_id) values ($1, 'chapter_lead', $2)",
    [data.user!.id, chapter!.id],
  )
  return { chapter: chapter!.id, db: await backend.member({ sub: data.user!.id, aal: "aal2" }) }
}

async function addDate(event: string, startsIn: string) {
  const [date] = await backend.sql<{ id: string }>(
    `insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
     values ($1, now() + $2::interval, now() + $2::interval + interval '1 hour', 5) returning id`,
    [event, startsIn],
  )
  return date!.id
}

async function save(db: FullSupabaseClient, event: string, details: object) {
  const { data } = await db
    .rpc("save_event", { event, details: details as never })
    .single()
    .throwOnError()
  return data.outcome
}

test("leads manage the events of their chapter, event staff all, members none", async () => {
  const lead = await chapterLead()
  const own = await publishedDate(backend, {}, { chapter_id: lead.chapter, status: "draft" })
  const other = await publishedDate(backend)
  const managedBy = async (db: FullSupabaseClient) =>
    (await db.rpc("managed_events").throwOnError()).data.map(({ id }) => id)
  const mayManage = async (db: FullSupabaseClient, event: string) =>
    (await db.rpc("managed_event", { event }).throwOnError()).data.length === 1
  expect(await managedBy(lead.db)).toEqual([own.event])
  expect(await mayManage(lead.db, own.event)).toBe(true)
  expect(await mayManage(lead.db, other.event)).toBe(false)
  expect(await mayManage(await eventStaff(backend), other.event)).toBe(true)
  expect(await mayManage(await backend.member(), other.event)).toBe(false)
  expect(await managedBy(await eventStaff(backend))).toEqual(expect.arrayContaining([own.event, other.event]))
  expect(await managedBy(await eventStaff(backend, "editor"))).toEqual([])
  expect(await managedBy(await backend.member())).toEqual([])
})

test("staff learn how many people a cancellation reaches; others learn nothing", async () => {
  const lead = await chapterLead()
  const { event, date } = await publishedDate(backend, { room: 1 }, { chapter_id: lead.chapter })
  const second = await addDate(event, "20 days")
  const both = await registerGuest(backend, date)
  await registerGuest(backend, date)
  await registerGuest(backend, second, { email: both.email.toUpperCase() })
  const gone = await registerGuest(backend, second)
  await backend.visitor.rpc("cancel_registration", { registration: gone.key }).throwOnError()
  const count = async (db: FullSupabaseClient, only?: string) =>
    (await db.rpc("people_to_tell", { event, date: only }).throwOnError()).data
  expect(await count(lead.db)).toBe(2)
  expect(await count(lead.db, second)).toBe(1)
  expect(await count((await chapterLead()).db)).toBe(0)
  expect(await count(await backend.member())).toBe(0)
})

test("canceling an event cancels the dates that are left, and each person gets one email with a cancellation for each date", async () => {
  const { event, date } = await publishedDate(backend)
  const second = await addDate(event, "20 days")
  const guest = await registerGuest(backend, date)
  await registerGuest(backend, second, { email: guest.email })
  expect((await (await chapterLead()).db.rpc("cancel_event", { event, reason: REASON })).data).toBe(
    "not-allowed",
  )
  const staff = await eventStaff(backend)
  expect((await staff.rpc("cancel_event", { event, reason: "no" })).data).toBe("invalid")
  expect((await staff.rpc("cancel_event", { event, reason: REASON }).throwOnError()).data).toBe("saved")
  expect((await staff.rpc("cancel_event", { event, reason: REASON }).throwOnError()).data).toBe("too-late")
  expect((await staff.rpc("cancel_event", { event: crypto.randomUUID(), reason: REASON })).data).toBe(
    "unknown",
  )
  const canceledEmails = async () =>
    (await emailsTo(backend.sql, guest.email)).filter(({ message }) => message === "event-canceled")
  const [canceled, ...others] = await canceledEmails()
  expect(others).toEqual([])
  expect(canceled!.text).toContain("2 dates of Night Shift are canceled")
  expect(entriesOf(canceled!)).toEqual([
    { uid: date, sequence: 1, method: "CANCEL" },
    { uid: second, sequence: 1, method: "CANCEL" },
  ])
  const dates = `{${date},${second}}`
  await backend.sql("select private.announce_dates('{}', $1, 'Closed')", [dates])
  expect(await canceledEmails(), "a second run sends nothing").toHaveLength(1)
  const [row] = await backend.sql("select status from public.events where id = $1", [event])
  expect(row).toEqual({ status: "canceled" })
  expect(await save(staff, event, { status: "published" })).toBe("invalid")
})

test("another place sends one email to someone with several dates", async () => {
  const { event, date } = await publishedDate(backend)
  const second = await addDate(event, "20 days")
  const email = `${crypto.randomUUID()}@example.org`
  const wish = { channel: "room" as const, party_size: 1, answers: {}, name: "Gus", email }
  await registerForEvent(backend.visitor, { dates: [second, date], ...wish })
  expect(await save(await eventStaff(backend), event, { place: "City Library" })).toBe("saved")
  const emails = await emailsTo(backend.sql, email)
  expect(emails.map(({ message }) => message)).toEqual(["event-confirmed", "event-changed"])
  expect(entriesOf(emails[0]!)).toEqual([
    { uid: date, sequence: 0, method: "REQUEST" },
    { uid: second, sequence: 0, method: "REQUEST" },
  ])
  expect(entriesOf(emails[1]!).map(({ sequence }) => sequence)).toEqual([1, 1])
})

test("dates that are over are neither moved nor canceled", async () => {
  const { event, date: over } = await publishedDate(backend, { startsIn: "-10 days" })
  const staff = await eventStaff(backend)
  const move = { date: over, starts: "2030-06-01T18:00:00", minutes: 60, room_capacity: 5 }
  expect((await staff.rpc("move_event_date", move)).data).toBe("too-late")
  expect((await staff.rpc("cancel_event_date", { date: over, reason: REASON })).data).toBe("too-late")
  const left = await addDate(event, "5 days")
  expect((await staff.rpc("cancel_event_date", { date: left, reason: REASON })).data).toBe("saved")
  const [row] = await backend.sql("select status from public.events where id = $1", [event])
  expect(row, "a date took place").toEqual({ status: "published" })
})

test("another time zone keeps the time on the clock and tells people", async () => {
  const { event, date } = await publishedDate(backend)
  const guest = await registerGuest(backend, date)
  const before = await clockOf(date)
  expect(await save(await eventStaff(backend), event, { time_zone: "America/New_York" })).toBe("saved")
  expect(await clockOf(date)).toBe(before)
  expect((await emailsTo(backend.sql, guest.email)).map(({ message }) => message)).toEqual([
    "event-confirmed",
    "event-changed",
  ])
})

async function clockOf(date: string) {
  const [row] = await backend.sql<{ clock: string }>(
    `select (d.starts_at at time zone e.time_zone)::text as clock
     from public.event_dates d join public.events e on e.id = d.event_id where d.id = $1`,
    [date],
  )
  return row!.clock
}

test("an address stays once people registered, and a format stays while people hold its seats", async () => {
  const { event, date } = await publishedDate(backend, { room: 3, online: 3 })
  const staff = await eventStaff(backend)
  expect(await save(staff, event, { slug: `moved-${event}` })).toBe("saved")
  await registerGuest(backend, date)
  expect(await save(staff, event, { slug: `again-${event}` })).toBe("fixed-slug")
  expect(await save(staff, event, { format: "online" })).toBe("too-few-seats")
  expect(await save(staff, event, { format: "in-person" })).toBe("saved")
  const seats = { room_capacity: 4, online_capacity: 9 }
  const move = { date, starts: "2030-06-01T18:00:00", minutes: 60, ...seats }
  expect((await staff.rpc("move_event_date", move)).data).toBe("saved")
  const { data } = await backend.visitor
    .from("event_dates")
    .select("room_capacity, online_capacity")
    .eq("id", date)
    .single()
    .throwOnError()
  expect(data).toEqual({ room_capacity: 4, online_capacity: null })
})

test.each([
  ["a question without a label", { questions: [{ key: "diet" }] }],
  ["a number as a question", { questions: [{ key: "diet", label: 7 }] }],
  ["a word in place of true or false", { questions: [{ key: "diet", label: "Diet", is_required: "yes" }] }],
  ["an act that is a list", { line_up: [["7 pm", "Doors", "Come in."]] }],
  ["an act with a list in it", { line_up: [{ at: ["7 pm"], name: "Doors", text: "Come in." }] }],
  ["a thing with an object in it", { take_home: [{ name: { en: "Kit" }, text: "Naloxone." }] }],
])("%s, which pages could not show, is not saved", async (_, details) => {
  const { event } = await publishedDate(backend)
  expect(await save(await eventStaff(backend), event, details)).toBe("invalid")
})
