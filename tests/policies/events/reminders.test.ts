import { afterAll, expect, test } from "vitest"
import { calendarByLink } from "#app/features/events/registration-queries.ts"
import { person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { publishedDate, register, registerGuest } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const messages = async (address: string) =>
  (await emailsTo(backend.sql, address)).map(({ message }) => message)

/** Moves the date without telling anyone, as time does. */
const startsIn = (date: string, interval: string) =>
  backend.sql(
    `update public.event_dates set starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '2 hours'
     where id = $1`,
    [date, interval],
  )
const registeredLongAgo = (date: string) =>
  backend.sql(
    "update public.event_registrations set created_at = now() - interval '30 days' where date_id = $1",
    [date],
  )
const remind = () => backend.sql("select private.send_event_reminders()")

test("reminders are sent a week, a day and an hour before, each once", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const guest = await registerGuest(backend, date)
  await registeredLongAgo(date)
  await remind()
  expect(await messages(guest.email)).toEqual(["event-confirmed"])
  for (const interval of ["6 days", "20 hours", "30 minutes"]) {
    await startsIn(date, interval)
    await remind()
    await remind()
  }
  expect(await messages(guest.email)).toEqual([
    ...["event-confirmed", "event-in-a-week", "event-tomorrow", "event-in-an-hour"],
  ])
})

test("someone who registers the day before is not reminded of the week before", async () => {
  const { date } = await publishedDate(backend, { room: 5, startsIn: "3 days" })
  const guest = await registerGuest(backend, date)
  await remind()
  expect(await messages(guest.email)).toEqual(["event-confirmed"])
})

test("people who wait or canceled get no reminder, nor does anyone after a cancellation", async () => {
  const { date } = await publishedDate(backend, { room: 1 })
  const [first, second] = [await registerGuest(backend, date), await registerGuest(backend, date)]
  await registeredLongAgo(date)
  await backend.sql("update public.event_dates set canceled_at = now() where id = $1", [date])
  await startsIn(date, "20 hours")
  await remind()
  expect(await messages(first.email)).toEqual(["event-confirmed"])
  expect(await messages(second.email)).toEqual(["event-waiting"])
})

test("a member who turned event emails off gets the confirmation but no reminder", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const ana = await person(backend, "guardian", "Ana")
  await ana.db
    .from("notification_preferences")
    .insert({ topic: "events", channel: "email", is_on: false } as never)
  await register(ana.db, date)
  await registeredLongAgo(date)
  await startsIn(date, "20 hours")
  await remind()
  const sent = await messages(ana.address)
  expect(sent).toContain("event-confirmed")
  expect(sent).not.toContain("event-tomorrow")
})

test("the private calendar needs its secret address, and a new address ends the old one", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const ana = await person(backend, "guardian", "Ana")
  await register(ana.db, date)
  const token = async () => (await ana.db.rpc("my_calendar_token").throwOnError()).data
  const renew = async () => (await ana.db.rpc("renew_calendar_token").throwOnError()).data
  const dates = async (token: string) =>
    (await calendarByLink(backend.visitor, token))?.map(row => row.date_id)
  expect(await token()).toBeNull()
  const first = await renew()
  expect(await token()).toBe(first)
  expect(await dates(first)).toEqual([date])
  const second = await renew()
  expect(await dates(first)).toBeUndefined()
  expect(await dates(second)).toEqual([date])
  await backend.sql("update public.event_registrations set status = 'canceled' where date_id = $1", [date])
  expect(await dates(second)).toEqual([])
})

test("guests are deleted 90 days after the event, members stay", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const ana = await person(backend, "guardian", "Ana")
  await register(ana.db, date)
  await registerGuest(backend, date)
  await startsIn(date, "-91 days")
  await backend.sql("select private.delete_old_guest_registrations()")
  const rows = await backend.sql("select user_id from public.event_registrations where date_id = $1", [date])
  expect(rows).toEqual([{ user_id: ana.id }])
})
