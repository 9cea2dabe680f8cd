import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { eventStaff, publishedDate, register, registerGuest, statusOf } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const DETAILS = {
  ...{ slug: "porch-lights", kind: "training", title: "Porch Lights", summary: "Learn it on a front porch." },
  ...{
    format: "in-person",
    place: "Porch",
    street: "1900 Battery St",
    city: "Little Rock",
    state: "Arkansas",
  },
  ...{ time_zone: "America/Chicago" },
}
const messages = async (address: string) =>
  (await emailsTo(backend.sql, address)).map(({ message }) => message)

test("event staff write an event and its dates; times are those of the event's zone, across the clock change", async () => {
  const staff = await eventStaff(backend)
  const saved = await staff
    .rpc("save_event", { event: null as never, details: DETAILS })
    .single()
    .throwOnError()
  expect(saved.data.outcome).toBe("saved")
  const event = saved.data.event!
  const again = await staff
    .rpc("save_event", { event: null as never, details: DETAILS })
    .single()
    .throwOnError()
  expect(again.data.outcome).toBe("taken-slug")
  const publish = () =>
    staff
      .rpc("save_event", { event, details: { status: "published" } })
      .single()
      .throwOnError()
  expect((await publish()).data.outcome).toBe("no-dates")
  const starts = ["2030-03-05T19:30:00", "2030-03-12T19:30:00"]
  const added = await staff
    .rpc("add_event_dates", { event, starts, minutes: 90, room_capacity: 40 })
    .throwOnError()
  expect(added.data).toBe("saved")
  expect((await publish()).data.outcome).toBe("saved")
  const { data: dates } = await backend.visitor
    .from("event_dates")
    .select("starts_at, ends_at, room_capacity, online_capacity")
    .eq("event_id", event)
    .order("starts_at")
    .throwOnError()
  expect(dates.map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual([
    "2030-03-06T01:30:00.000Z",
    "2030-03-13T00:30:00.000Z",
  ])
  expect(dates[0]).toMatchObject({ room_capacity: 40, online_capacity: null })
})

test("members and chapter leads of other chapters write nothing", async () => {
  const { event, date } = await publishedDate(backend)
  const [{ id: chapter }] = (await backend.sql(
    "insert into public.chapters (slug, name, kind, city, state) values ('far', 'Far', 'city', 'Far', 'Ohio') returning id",
  )) as [{ id: string }]
  const { data } = await backend.admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  await backend.sql(
    "insert into public.user_roles (user_id, role, chapter_id) values ($1, 'chapter_lead', $2)",
    [data.user!.id, chapter],
  )
  const lead = await backend.member({ sub: data.user!.id, aal: "aal2" })
  for (const db of [await backend.member(), lead]) {
    const save = await db
      .rpc("save_event", { event, details: { title: "Mine" } })
      .single()
      .throwOnError()
    expect(save.data.outcome).toBe("not-allowed")
    const moved = await db.rpc("move_event_date", {
      date,
      starts: "2030-01-01T10:00",
      minutes: 60,
      room_capacity: 9,
    })
    expect(moved.data).toBe("not-allowed")
    expect((await db.rpc("cancel_event_date", { date, reason: "Because" })).data).toBe("not-allowed")
    expect((await db.rpc("set_join_link", { date, url: "https://evil.example" })).data).toBe("not-allowed")
    const added = await db.rpc("add_event_dates", { event, starts: ["2030-01-01T10:00"], minutes: 60 })
    expect(added.data).toBe("not-allowed")
  }
  const own = { ...DETAILS, slug: "far-one", chapter_id: chapter }
  expect((await lead.rpc("save_event", { event: null as never, details: own }).single()).data?.outcome).toBe(
    "saved",
  )
  const taken = await lead.rpc("save_event", { event, details: { chapter_id: chapter } }).single()
  expect(taken.data?.outcome).toBe("not-allowed")
})

test("moving a date tells everyone once, with the next version of the calendar entry", async () => {
  const { date } = await publishedDate(backend, { room: 2 })
  const guests = [
    await registerGuest(backend, date),
    await registerGuest(backend, date),
    await registerGuest(backend, date),
  ]
  const staff = await eventStaff(backend)
  const move = { date, starts: "2030-06-01T18:00:00", minutes: 120, room_capacity: 2 }
  expect((await staff.rpc("move_event_date", move).throwOnError()).data).toBe("saved")
  expect((await staff.rpc("move_event_date", move).throwOnError()).data).toBe("saved")
  expect(await messages(guests[2]!.email)).toEqual(["event-waiting", "event-changed"])
  const [confirmed, changed, ...others] = await emailsTo(backend.sql, guests[0]!.email)
  expect(others).toEqual([])
  expect(confirmed!.icalEvent!.content).toContain("SEQUENCE:0")
  expect(changed!.icalEvent!.content).toContain("SEQUENCE:1")
  expect(changed!.icalEvent!.content).toContain("DTSTART:20300601T230000Z")
})

test("those who manage an event see how many people a cancellation would reach, others nothing", async () => {
  const staff = await eventStaff(backend)
  const { date, event } = await publishedDate(backend)
  const member = await backend.member()
  await register(member, date)
  await registerGuest(backend, date)
  const count = async (db: typeof staff) =>
    (await db.rpc("people_to_tell", { event, date }).throwOnError()).data
  expect([await count(staff), await count(member)]).toEqual([2, 0])
  expect((await backend.visitor.rpc("people_to_tell", { event })).error?.code).toBe("42501")
})

test("more seats are offered to the people who wait; fewer than taken are refused", async () => {
  const { date } = await publishedDate(backend, { room: 1 })
  await registerGuest(backend, date)
  const waiting = await registerGuest(backend, date)
  const staff = await eventStaff(backend)
  const move = { date, starts: "2030-06-01T18:00:00", minutes: 120 }
  expect((await staff.rpc("move_event_date", move)).data).toBe("too-few-seats")
  expect((await staff.rpc("move_event_date", { ...move, room_capacity: 2 })).data).toBe("saved")
  expect(await statusOf(backend, waiting.key)).toBe("offered")
})

test("another place is a change, a new summary is not", async () => {
  const { event, date } = await publishedDate(backend)
  const guest = await registerGuest(backend, date)
  const staff = await eventStaff(backend)
  await staff.rpc("save_event", { event, details: { summary: "Now with more practice" } }).throwOnError()
  expect(await messages(guest.email)).toEqual(["event-confirmed"])
  await staff.rpc("save_event", { event, details: { place: "City Library" } }).throwOnError()
  expect(await messages(guest.email)).toEqual(["event-confirmed", "event-changed"])
  const hidden = await staff
    .rpc("save_event", { event, details: { status: "draft" } })
    .single()
    .throwOnError()
  expect(hidden.data.outcome).toBe("invalid")
})

test("canceling a date tells everyone once and closes registration; the event is canceled with its last date", async () => {
  const { event, date } = await publishedDate(backend)
  const guest = await registerGuest(backend, date)
  const staff = await eventStaff(backend)
  const reason = "The building is closed that night."
  expect((await staff.rpc("cancel_event_date", { date, reason: "" })).data).toBe("invalid")
  expect((await staff.rpc("cancel_event_date", { date, reason }).throwOnError()).data).toBe("saved")
  expect((await staff.rpc("cancel_event_date", { date, reason }).throwOnError()).data).toBe("unknown")
  const [, canceled, ...others] = await emailsTo(backend.sql, guest.email)
  expect(others).toEqual([])
  expect(canceled!.text).toContain(reason)
  expect(canceled!.icalEvent!.content).toContain("STATUS:CANCELLED")
  expect((await register(backend.visitor, date, { name: "Gus", email: "late@example.org" })).outcome).toBe(
    "closed",
  )
  const { data } = await backend.visitor
    .from("events")
    .select("status")
    .eq("id", event)
    .single()
    .throwOnError()
  expect(data.status).toBe("canceled")
})
