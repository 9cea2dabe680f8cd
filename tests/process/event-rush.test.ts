import { afterAll, expect, test } from "vitest"
import { registerAtOnce, rushEventSql } from "#tests/support/event-rush.ts"
import { RunningSite } from "./running-site.ts"

const PEOPLE = 500
const SEATS = 50

const site = await RunningSite.start()
afterAll(() => site.kill())

test("500 registrations at once for 50 seats: 50 confirmed, 450 in line, in order, and no server error", async () => {
  const [date] = await site.sql<{ id: string }>(rushEventSql(SEATS))
  const statuses = await registerAtOnce(site.url, date!.id, PEOPLE)
  expect(statuses.filter(status => status !== 303)).toEqual([])
  const rows = await site.sql<{ number: number; status: string }>(
    `select number, status from public.event_registrations where date_id = '${date!.id}' order by number`,
  )
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: PEOPLE }, (_, index) => index + 1))
  expect(rows.slice(0, SEATS).every(({ status }) => status === "confirmed")).toBe(true)
  expect(rows.slice(SEATS).every(({ status }) => status === "waiting")).toBe(true)
  const [seats] = await site.sql(
    `select online_taken, online_waiting from public.event_dates where id = '${date!.id}'`,
  )
  expect(seats).toEqual({ online_taken: SEATS, online_waiting: PEOPLE - SEATS })
})
