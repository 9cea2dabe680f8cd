import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { raffleFixtures } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { raffle, entrant, eventStaff, enter, wait } = raffleFixtures(backend)

async function remind(db: FullSupabaseClient, slug: string, is_wanted = true) {
  return (await db.rpc("set_raffle_reminder", { slug, is_wanted }).throwOnError()).data
}

async function send() {
  const [row] = await sql<{ sent: string }>("select private.send_raffle_reminders() as sent")
  return Number(row!.sent)
}

function upcoming() {
  return raffle({
    opens_at: "now() + interval '1 day'",
    closes_at: "now() + interval '3 days'",
    draws_at: "now() + interval '4 days'",
  })
}

async function emailsTo(id: string) {
  const rows = await sql<{ message: string }>(
    `select e.message from private.email_outbox e join auth.users u on u.email = e.to_address
     where u.id = $1 order by e.created_at, e.message`,
    [id],
  )
  return rows.map(({ message }) => message)
}

test("a member gets one reminder when the raffle opens and one before its draw, and rows do not stay", async () => {
  const { id, slug } = await upcoming()
  const person = await entrant()
  expect(await remind(person.db, slug)).toBe("on")
  expect(await remind(person.db, slug)).toBe("on")
  expect(await send()).toBe(0)
  await wait(id, "25 hours")
  expect([await send(), await send()]).toEqual([1, 0])
  expect(await emailsTo(person.id)).toEqual(["raffle-open"])
  expect(await remind(person.db, slug)).toBe("on")
  await wait(id, "70 hours 30 minutes")
  expect([await send(), await send()]).toEqual([1, 0])
  expect(await emailsTo(person.id)).toEqual(["raffle-open", "raffle-draw-soon"])
  expect(await sql("select from public.raffle_reminders where user_id = $1", [person.id])).toEqual([])
  expect(await remind(person.db, slug)).toBe("too-late")
})

test("a member turns a reminder off, and only their own", async () => {
  const { id, slug } = await upcoming()
  const [person, other] = [await entrant(), await entrant()]
  await remind(person.db, slug)
  await remind(other.db, slug)
  expect(await remind(person.db, slug, false)).toBe("off")
  await wait(id, "25 hours")
  expect(await send()).toBe(1)
  expect(await emailsTo(person.id)).toEqual([])
  expect(await emailsTo(other.id)).toEqual(["raffle-open"])
})

test("a draft and an unknown raffle look alike, and a reminder that is too late is only deleted", async () => {
  const { db } = await entrant()
  const draft = await raffle({ published_at: "null" })
  expect(await remind(db, draft.slug)).toBe("too-late")
  expect(await remind(db, "no-such-raffle")).toBe("too-late")
  const { id, slug } = await upcoming()
  await remind(db, slug)
  await wait(id, "73 hours")
  expect(await send()).toBe(0)
  expect(await sql("select from public.raffle_reminders where raffle_id = $1", [id])).toEqual([])
})

test("everyone who entered or wanted a reminder gets one email about a cancellation, and no reminder", async () => {
  const { id, slug } = await raffle()
  const person = await entrant()
  await enter(person.db, slug)
  await remind(person.db, slug)
  const waiting = await entrant()
  await remind(waiting.db, slug)
  const staff = await eventStaff()
  await staff.rpc("cancel_raffle", { wanted: id, reason: "The jacket was lost." }).throwOnError()
  expect(await send()).toBe(0)
  expect(await emailsTo(person.id)).toEqual(["raffle-entered", "raffle-canceled"])
  expect(await emailsTo(waiting.id)).toEqual(["raffle-canceled"])
})

test("a member who turned emails about raffles off gets the reminder on the site only", async () => {
  const { id, slug } = await upcoming()
  const person = await entrant()
  await person.db
    .from("notification_preferences")
    .insert({ topic: "raffles", channel: "email", is_on: false })
    .throwOnError()
  await remind(person.db, slug)
  await wait(id, "25 hours")
  await send()
  expect(await emailsTo(person.id)).toEqual([])
  const notices = await person.db.from("notices").select("message").throwOnError()
  expect(notices.data).toEqual([{ message: "raffle-open" }])
})
