import { afterAll, expect, test } from "vitest"
import { dashboardRows } from "#app/features/account/dashboard.server.ts"
import { memberRegistrations } from "#app/features/events/member/queries.ts"
import { linkGuardian, person, signedIn } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { EVENT_CONSENT, publishedDate, register, registerGuest } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const UPCOMING = { isPast: false }

test("a member sees upcoming registrations in their order, with the place in line and the offer", async () => {
  const ana = await person(backend, "guardian", "Ana")
  const [full, free] = [
    await publishedDate(backend, { room: 1 }),
    await publishedDate(backend, { startsIn: "9 days" }),
  ]
  const [first, second] = [await registerGuest(backend, full.date), await registerGuest(backend, full.date)]
  await register(ana.db, full.date)
  await register(ana.db, free.date, { party_size: 2 })
  const shown = async () => (await memberRegistrations(ana.db, ana.id, UPCOMING)).rows
  expect(await shown()).toMatchObject([
    { date_id: free.date, status: "confirmed", party_size: 2, place_in_line: null },
    { date_id: full.date, status: "waiting", place_in_line: 2, offer_expires_at: null },
  ])
  await backend.visitor.rpc("cancel_registration", { registration: second.key }).throwOnError()
  await backend.visitor.rpc("cancel_registration", { registration: first.key }).throwOnError()
  expect((await shown())[1]).toMatchObject({ status: "offered", offer_expires_at: expect.any(String) })
  expect((await dashboardRows(ana.db, null)).events).toHaveLength(2)
})

test("past events are those where the member had a seat, the latest first", async () => {
  const ana = await person(backend, "guardian", "Ana")
  const dates = []
  for (const days of [3, 2, 1, 4]) {
    const { date } = await publishedDate(
      backend,
      { room: 1 },
      days === 2 ? { recap: "It went very well." } : {},
    )
    await register(ana.db, date)
    await backend.sql(
      `update public.event_dates set starts_at = now() - make_interval(days => $2),
         ends_at = now() - make_interval(days => $2) + interval '1 hour' where id = $1`,
      [date, days],
    )
    dates.push(date)
  }
  await backend.sql("update public.event_registrations set status = 'canceled' where date_id = $1", [
    dates[3],
  ])
  const { rows } = await memberRegistrations(ana.db, ana.id, { isPast: true })
  expect(rows.map(row => [row.date_id, row.has_recap])).toEqual([
    [dates[2], false],
    [dates[1], true],
    [dates[0], false],
  ])
  expect((await memberRegistrations(ana.db, ana.id, UPCOMING)).rows).toEqual([])
})

test("pages follow each other without a gap or a repeated row", async () => {
  const ana = await person(backend, "guardian", "Ana")
  const { event } = await publishedDate(backend)
  await backend.sql(
    `with made as (
       insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
       select $1, now() + make_interval(days => 5 + n / 2), now() + make_interval(days => 6 + n / 2), 9
       from generate_series(1, 45) as n returning id
     )
     insert into public.event_registrations (date_id, user_id, number, channel, status, party_size)
     select id, $2, 1, 'room', 'confirmed', 1 from made`,
    [event, ana.id],
  )
  const seen: string[] = []
  let after = null
  do {
    const page: Awaited<ReturnType<typeof memberRegistrations>> = await memberRegistrations(ana.db, ana.id, {
      ...UPCOMING,
      after,
    })
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next
  } while (after)
  expect([seen.length, new Set(seen).size]).toEqual([45, 45])
})

test("guardians read a learner's registrations only after a new sign-in, other members never", async () => {
  const [leo, grace, eve] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Eve"),
  ]
  await linkGuardian(grace, leo, EVENT_CONSENT)
  const { date } = await publishedDate(backend)
  await register(leo.db, date)
  const count = async (db: typeof leo.db) => (await memberRegistrations(db, leo.id, UPCOMING)).rows.length
  expect(await count(leo.db)).toBe(1)
  expect(await count(grace.db)).toBe(1)
  expect(await count(await signedIn(backend, grace.id, { secondsAgo: 3600 }))).toBe(0)
  expect(await count(eve.db)).toBe(0)
  const { status } = await backend.visitor.rpc("member_registrations", { member: leo.id })
  expect(status).toBe(401)
})
