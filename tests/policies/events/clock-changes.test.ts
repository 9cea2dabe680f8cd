import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { eventStaff, publishedDate } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

/** The hours from start to end and the moment of the end, for a party from 10 PM to 3 AM. */
async function partyOn(zone: string, day: string) {
  const { event } = await publishedDate(backend, {}, { time_zone: zone })
  const starts = [`${day}T22:00`]
  const staff = await eventStaff(backend)
  expect((await staff.rpc("add_event_dates", { event, starts, minutes: 300 }).throwOnError()).data).toBe(
    "saved",
  )
  const { data } = await backend.visitor
    .from("event_dates")
    .select("id, starts_at, ends_at")
    .eq("event_id", event)
    .gt("starts_at", "2029-01-01")
    .single()
    .throwOnError()
  return { staff, zone, ...data }
}

async function timesOf({ id, zone }: { id: string; zone: string }) {
  const [row] = await backend.sql<{ clock: string; hours: number }>(
    `select to_char(ends_at at time zone $2, 'HH24:MI') as clock,
       extract(epoch from ends_at - starts_at)::float / 3600 as hours from public.event_dates where id = $1`,
    [id, zone],
  )
  return row!
}

test.for([
  ["America/Chicago", "2030-03-09", 4],
  ["America/Chicago", "2030-11-02", 6],
  ["America/Los_Angeles", "2030-03-09", 4],
  ["America/Los_Angeles", "2030-11-02", 6],
  ["America/Phoenix", "2030-03-09", 5],
] as const)("in %s, a party on %s from 10 PM to 3 AM takes %i hours", async ([zone, day, hours]) => {
  const party = await partyOn(zone, day)
  expect(await timesOf(party)).toEqual({ clock: "03:00", hours })
  const move = { date: party.id, starts: `${day}T21:00`, minutes: 360, room_capacity: 2 }
  expect((await party.staff.rpc("move_event_date", move).throwOnError()).data).toBe("saved")
  expect(await timesOf(party)).toEqual({ clock: "03:00", hours: hours + 1 })
})

test.for([
  ["2030-11-03T01:30", "2030-11-03T06:30:00+00:00"],
  ["2030-11-03T02:00", "2030-11-03T08:00:00+00:00"],
  ["2030-03-10T02:30", "2030-03-10T08:30:00+00:00"],
  ["2030-03-10T03:00", "2030-03-10T08:00:00+00:00"],
])("in Chicago, %s is the moment %s", async ([clock, moment]) => {
  const [row] = await backend.sql<{ is_same: boolean }>(
    "select private.moment_of($1::timestamp, 'America/Chicago') = $2::timestamptz as is_same",
    [clock, moment],
  )
  expect(row).toEqual({ is_same: true })
})

test("a date at a time that the clock skips is refused, and at one that comes twice it takes the first", async () => {
  const { event } = await publishedDate(backend, {}, { time_zone: "America/Chicago" })
  const staff = await eventStaff(backend)
  const add = async (start: string, minutes: number) =>
    (await staff.rpc("add_event_dates", { event, starts: [start], minutes }).throwOnError()).data
  expect(await add("2030-03-10T02:30", 60)).toBe("skipped-time")
  expect(await add("2030-03-10T01:30", 60)).toBe("skipped-time")
  expect(await add("2030-03-10T03:00", 60)).toBe("saved")
  expect(await add("2030-11-03T01:30", 60)).toBe("saved-first-time")
  const dates = async () =>
    (
      await backend.visitor
        .from("event_dates")
        .select("id, starts_at, ends_at")
        .eq("event_id", event)
        .gt("starts_at", "2029-01-01")
        .order("starts_at")
        .throwOnError()
    ).data
  expect((await dates()).map(({ starts_at, ends_at }) => [starts_at, ends_at])).toEqual([
    ["2030-03-10T08:00:00+00:00", "2030-03-10T09:00:00+00:00"],
    // From the first 1:30 to 2:30 are two hours.
    ["2030-11-03T06:30:00+00:00", "2030-11-03T08:30:00+00:00"],
  ])
  const date = (await dates())[0]!.id
  const move = async (starts: string) =>
    (await staff.rpc("move_event_date", { date, starts, minutes: 60 }).throwOnError()).data
  expect(await move("2031-03-09T02:00")).toBe("skipped-time")
  expect(await move("2031-03-09T01:00")).toBe("skipped-time")
  expect(await move("2030-11-03T01:00")).toBe("saved-first-time")
  expect(await move("2030-11-03T01:00")).toBe("saved")
})
