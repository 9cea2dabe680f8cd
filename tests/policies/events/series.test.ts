import { afterAll, expect, test } from "vitest"
import { registerForEvent } from "#app/features/events/registration-queries.ts"
import { type SeriesRule, weekdayOf, writeRule } from "#app/features/events/series-rule.ts"
import { expandSeries } from "#app/features/events/staff/expand-series.server.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { entriesOf, eventStaff, publishedDate } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const REASON = "The hall is closed on these days."
const FIRST = "2030-03-05"

type Change = Partial<SeriesRule> & { day?: string; time?: string; skips?: string[]; reason?: string }

async function saveSeries(db: FullSupabaseClient, event: string, change: Change = {}) {
  const { day = FIRST, time = "18:00", skips = [], reason, ...rule } = change
  const wished: SeriesRule = {
    ...{ repeat: "weekly", interval: 1, weekdays: [weekdayOf(day)], end: { count: 4 } },
    ...rule,
  }
  const text = writeRule(wished, day)
  const occurrences = expandSeries(text, `${day}T${time}`)
  const args = { event, rule: text, starts: occurrences[0]!, minutes: 90, skips, occurrences, reason }
  return (await db.rpc("save_event_series", { ...args, room_capacity: 5 }).throwOnError()).data
}

async function newSeries(zone = "America/Chicago") {
  const { event, date: single } = await publishedDate(backend, {}, { time_zone: zone })
  const staff = await eventStaff(backend)
  return { event, single, staff }
}

/** The dates in 2030 on the clock on the wall, those that are canceled with a mark. */
async function datesOf(event: string) {
  const rows = await backend.sql<{ id: string; clock: string; offset: number; minutes: number }>(
    `select d.id, to_char(d.starts_at at time zone e.time_zone, 'MM-DD HH24:MI')
         || case when d.canceled_at is null then '' else ' canceled' end as clock,
       extract(epoch from d.starts_at at time zone e.time_zone - d.starts_at at time zone 'UTC')::int / 3600 as offset,
       extract(epoch from d.ends_at - d.starts_at)::int / 60 as minutes
     from public.event_dates d join public.events e on e.id = d.event_id
     where d.event_id = $1 and d.starts_at > '2030-01-01' order by d.starts_at`,
    [event],
  )
  return { ids: rows.map(({ id }) => id), clocks: rows.map(({ clock }) => clock), rows }
}

test.for([
  ["America/Chicago", "2030-03-05", [-6, -5, -5, -5]],
  ["America/Chicago", "2030-10-29", [-5, -6, -6, -6]],
  ["America/New_York", "2030-03-05", [-5, -4, -4, -4]],
  ["America/New_York", "2030-10-29", [-4, -5, -5, -5]],
  ["America/Phoenix", "2030-03-05", [-7, -7, -7, -7]],
] as const)("in %s, weekly dates from %s keep the time on the clock", async ([zone, day, offsets]) => {
  const { event, staff } = await newSeries(zone)
  expect(await saveSeries(staff, event, { day })).toBe("saved")
  const { rows, clocks } = await datesOf(event)
  expect(clocks.map(clock => clock.slice(6))).toEqual(Array(4).fill("18:00"))
  expect(rows.map(({ offset }) => offset)).toEqual(offsets)
  expect(rows.map(({ minutes }) => minutes)).toEqual(Array(4).fill(90))
})

test("another time moves the regular dates, and each person gets one email with every new entry", async () => {
  const { event, staff, single } = await newSeries()
  await saveSeries(staff, event)
  const { ids } = await datesOf(event)
  const move = { starts: "2030-03-13T10:00", minutes: 60, room_capacity: 5 }
  await staff.rpc("move_event_date", { date: ids[1]!, ...move }).throwOnError()
  await staff.rpc("cancel_event_date", { date: ids[2]!, reason: REASON }).throwOnError()
  const email = `${crypto.randomUUID()}@example.org`
  const guest = { channel: "room" as const, party_size: 1, answers: {}, name: "Gus", email }
  await registerForEvent(backend.visitor, { dates: [single, ids[0]!, ids[1]!, ids[3]!], ...guest })
  const longer = { time: "19:00", end: { count: 5 } }
  expect(await saveSeries(staff, event, longer)).toBe("saved")
  expect(await saveSeries(staff, event, longer), "nothing changes").toBe("saved")
  expect((await datesOf(event)).clocks).toEqual([
    ...["03-05 19:00", "03-13 10:00", "03-19 18:00 canceled", "03-26 19:00", "04-02 19:00"],
  ])
  const [, changed, ...others] = await emailsTo(backend.sql, email)
  expect(others).toEqual([])
  expect(changed!.message).toBe("event-changed")
  expect(entriesOf(changed!)).toEqual([
    { uid: ids[0], sequence: 1, method: "REQUEST" },
    { uid: ids[3], sequence: 1, method: "REQUEST" },
  ])
})

test("days that leave the series are canceled if people registered, with a reason, and otherwise removed", async () => {
  const { event, staff } = await newSeries()
  await saveSeries(staff, event)
  const { ids } = await datesOf(event)
  const email = `${crypto.randomUUID()}@example.org`
  const guest = { channel: "room" as const, party_size: 1, answers: {}, name: "Gus", email }
  await registerForEvent(backend.visitor, { dates: ids.slice(0, 2), ...guest })
  const skips = ["2030-03-05", "2030-03-12", "2030-03-19"]
  expect(await saveSeries(staff, event, { skips })).toBe("no-reason")
  expect((await datesOf(event)).clocks).toHaveLength(4)
  expect(await saveSeries(staff, event, { skips, reason: REASON })).toBe("saved")
  expect((await datesOf(event)).clocks).toEqual([
    ...["03-05 18:00 canceled", "03-12 18:00 canceled", "03-26 18:00"],
  ])
  const canceled = (await emailsTo(backend.sql, email)).at(-1)!
  expect(canceled.message).toBe("event-canceled")
  expect(entriesOf(canceled).map(({ uid }) => uid)).toEqual(ids.slice(0, 2))
  expect(await saveSeries(staff, event)).toBe("saved")
  expect((await datesOf(event)).clocks.filter(clock => !clock.includes("canceled"))).toEqual([
    ...["03-05 18:00", "03-12 18:00", "03-19 18:00", "03-26 18:00"],
  ])
})

test("someone with moved and removed dates gets one email about both", async () => {
  const { event, staff } = await newSeries()
  await saveSeries(staff, event)
  const { ids } = await datesOf(event)
  const email = `${crypto.randomUUID()}@example.org`
  const other = `${crypto.randomUUID()}@example.org`
  const guest = { channel: "room" as const, party_size: 1, answers: {}, name: "Gus" }
  await registerForEvent(backend.visitor, { dates: ids.slice(0, 3), ...guest, email })
  await registerForEvent(backend.visitor, { dates: [ids[1]!], ...guest, email: other })
  const change = { time: "19:00", skips: ["2030-03-12"], reason: REASON }
  expect(await saveSeries(staff, event, change)).toBe("saved")
  expect(await saveSeries(staff, event, change), "nothing changes").toBe("saved")
  const [, changed, ...more] = await emailsTo(backend.sql, email)
  expect(more).toEqual([])
  expect(changed!.message).toBe("event-changed")
  expect(changed!.text).toContain(
    `We had to cancel Tuesday, March 12, 2030, 6:00 PM CDT. We’re sorry. ${REASON}`,
  )
  expect(entriesOf(changed!)).toEqual([
    { uid: ids[0], sequence: 1, method: "REQUEST" },
    { uid: ids[2], sequence: 1, method: "REQUEST" },
    { uid: ids[1], sequence: 1, method: "CANCEL" },
  ])
  const messages = (await emailsTo(backend.sql, other)).map(({ message }) => message)
  expect(messages).toEqual(["event-confirmed", "event-canceled"])
})

test("the rule is stored, and another zone keeps its dates regular", async () => {
  const { event, staff } = await newSeries()
  await saveSeries(staff, event, { skips: ["2030-03-12"] })
  const zone = { event, details: { time_zone: "America/Denver", series_rule: "FREQ=DAILY" } }
  await staff.rpc("save_event", zone).throwOnError()
  const { data } = await backend.visitor
    .from("events")
    .select("series_rule, series_start, series_minutes, series_skips")
    .eq("id", event)
    .single()
    .throwOnError()
  expect(data).toEqual({
    series_rule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=4",
    series_start: "2030-03-05T18:00:00",
    series_minutes: 90,
    series_skips: ["2030-03-12"],
  })
  expect(await saveSeries(staff, event, { time: "08:00" })).toBe("saved")
  expect((await datesOf(event)).clocks).toEqual([
    ...["03-05 08:00", "03-12 08:00", "03-19 08:00", "03-26 08:00"],
  ])
})

test("members, other rules, other times and more than 60 dates are refused", async () => {
  const { event, staff } = await newSeries()
  expect(await saveSeries(await backend.member(), event)).toBe("not-allowed")
  expect(await saveSeries(staff, crypto.randomUUID())).toBe("unknown")
  expect(await saveSeries(staff, event, { end: { count: 61 } })).toBe("too-many-dates")
  expect(await saveSeries(staff, event, { end: { count: 60 } })).toBe("saved")
  expect(await saveSeries(staff, event, { day: "2020-03-03" }), "all are over").toBe("invalid")
  const other = { event, starts: `${FIRST}T18:00`, minutes: 90, skips: [] }
  const rules = ["FREQ=DAILY;COUNT=3", "FREQ=WEEKLY;INTERVAL=1;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU;COUNT=3\nX:1"]
  for (const rule of rules) {
    const occurrences = [`${FIRST}T18:00`]
    expect((await staff.rpc("save_event_series", { ...other, rule, occurrences })).data).toBe("invalid")
  }
  const rule = "FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=2"
  const occurrences = [`${FIRST}T18:00`, "2030-03-12T19:00"]
  expect((await staff.rpc("save_event_series", { ...other, rule, occurrences })).data).toBe("invalid")
})
