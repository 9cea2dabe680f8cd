import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { publishedDate, register, registerGuest, seatsOf, statusOf } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const numbers = (date: string) =>
  backend.sql<{ number: number; status: string }>(
    "select number, status from public.event_registrations where date_id = $1 order by number",
    [date],
  )

test("parallel registrations never take more seats than there are, and the numbers have no gaps", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const guests = Array.from({ length: 20 }, () => registerGuest(backend, date))
  const outcomes = (await Promise.all(guests)).map(({ outcome }) => outcome)
  expect(outcomes.filter(outcome => outcome === "confirmed")).toHaveLength(5)
  expect(outcomes.filter(outcome => outcome === "waiting")).toHaveLength(15)
  const rows = await numbers(date)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(rows.slice(0, 5).every(({ status }) => status === "confirmed")).toBe(true)
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 5, room_waiting: 15 })
})

test("the row refuses more seats than its capacity, no matter who writes it", async () => {
  const { date } = await publishedDate(backend, { room: 1 })
  await registerGuest(backend, date)
  const waiting = await registerGuest(backend, date)
  await expect(
    backend.sql("update public.event_registrations set status = 'confirmed' where email = $1", [
      waiting.email,
    ]),
  ).rejects.toThrow("event_dates_check")
})

test("a canceled seat is offered to the first in line, by email and for a day", async () => {
  const { date } = await publishedDate(backend, { room: 1 })
  const [first, second, third] = [
    await registerGuest(backend, date),
    await registerGuest(backend, date),
    await registerGuest(backend, date),
  ]
  const cancel = await backend.visitor.rpc("cancel_registration", { registration: first.key }).throwOnError()
  expect(cancel.data).toBe("changed")
  expect(await statusOf(backend, second.key)).toBe("offered")
  expect(await statusOf(backend, third.key)).toBe("waiting")
  expect((await emailsTo(backend.sql, second.email)).map(({ message }) => message)).toEqual([
    "event-waiting",
    "event-offer",
  ])
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 1, room_waiting: 1 })
  // Someone who comes later cannot take the seat that is offered.
  expect((await registerGuest(backend, date)).outcome).toBe("waiting")
})

test("an offer is accepted once; a declined one goes to the next", async () => {
  const { date } = await publishedDate(backend, { room: 1 })
  const [first, second, third] = [
    await registerGuest(backend, date),
    await registerGuest(backend, date),
    await registerGuest(backend, date),
  ]
  const answer = async (registration: string, is_accepted: boolean) =>
    (await backend.visitor.rpc("answer_offer", { registration, is_accepted }).throwOnError()).data
  expect(await answer(second.key, true)).toBe("not-offered")
  await backend.visitor.rpc("cancel_registration", { registration: first.key }).throwOnError()
  expect(await answer(second.key, false)).toBe("changed")
  expect(await answer(third.key, true)).toBe("changed")
  expect(await answer(third.key, true)).toBe("not-offered")
  expect(await statusOf(backend, second.key)).toBe("canceled")
  expect(await statusOf(backend, third.key)).toBe("confirmed")
  expect(await answer("no-such-link", true)).toBe("unknown")
})

test("an offer that nobody answers ends once, and the next person gets it", async () => {
  const { date } = await publishedDate(backend, { room: 1 })
  const [first, second, third] = [
    await registerGuest(backend, date),
    await registerGuest(backend, date),
    await registerGuest(backend, date),
  ]
  await backend.visitor.rpc("cancel_registration", { registration: first.key }).throwOnError()
  await backend.sql(
    "update public.event_registrations set offer_expires_at = now() - interval '1 minute' where email = $1",
    [second.email],
  )
  const late = await backend.visitor.rpc("answer_offer", { registration: second.key, is_accepted: true })
  expect(late.data).toBe("too-late")
  await backend.sql("select private.expire_offers()")
  await backend.sql("select private.expire_offers()")
  expect(await statusOf(backend, second.key)).toBe("expired")
  expect(await statusOf(backend, third.key)).toBe("offered")
  const offers = (await emailsTo(backend.sql, third.email)).filter(({ message }) => message === "event-offer")
  expect(offers).toHaveLength(1)
})

test("a party that is too large waits, and so does everyone behind it", async () => {
  const { date } = await publishedDate(backend, { room: 2 })
  const first = await registerGuest(backend, date)
  await registerGuest(backend, date)
  const couple = await registerGuest(backend, date, { party_size: 2 })
  const single = await registerGuest(backend, date)
  await backend.visitor.rpc("cancel_registration", { registration: first.key }).throwOnError()
  expect(await statusOf(backend, couple.key)).toBe("waiting")
  expect(await statusOf(backend, single.key)).toBe("waiting")
})

test("room and online seats are counted apart, and people switch while there is a seat", async () => {
  const { date } = await publishedDate(backend, { room: 1, online: 2 })
  const online = await registerGuest(backend, date, { channel: "online", party_size: 2 })
  const change = async (party_size: number, channel: "room" | "online") =>
    (await backend.visitor.rpc("change_registration", { registration: online.key, party_size, channel })).data
  expect(await change(3, "online")).toBe("full")
  expect(await change(2, "room")).toBe("full")
  expect(await change(1, "room")).toBe("changed")
  expect(await change(9, "room")).toBe("invalid")
  expect(await seatsOf(backend, date)).toEqual({
    ...{ room_taken: 1, room_waiting: 0, online_taken: 0, online_waiting: 0 },
  })
  expect((await register(backend.visitor, date, { name: "Gus", email: "full@example.org" })).outcome).toBe(
    "waiting",
  )
})

test("deleting an account frees its seat", async () => {
  const { date } = await publishedDate(backend, { room: 1 })
  const { data } = await backend.admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  const member = await backend.member({ sub: data.user!.id })
  expect((await register(member, date)).outcome).toBe("confirmed")
  const next = await registerGuest(backend, date)
  await backend.admin.auth.admin.deleteUser(data.user!.id)
  expect(await statusOf(backend, next.key)).toBe("offered")
})
