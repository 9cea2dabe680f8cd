import { afterAll, expect, test } from "vitest"
import { person, signedIn } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { dateWithHelper, registrationOf, roster, save } from "./check-in-fixtures.ts"
import { eventStaff, publishedDate, register, registerGuest, seatsOf, statusOf } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const startsIn = (date: string, interval: string) =>
  backend.sql(
    `update public.event_dates set starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '2 hours'
     where id = $1`,
    [date, interval],
  )
const release = async (key: string) =>
  (await backend.visitor.rpc("release_seats", { key }).throwOnError()).data[0]

test("only event staff create and end check-in links", async () => {
  const { date, key } = await dateWithHelper(backend)
  const [staff, editor] = [await eventStaff(backend), await eventStaff(backend, "editor")]
  const ana = await person(backend, "guardian", "Ana")
  const link = { date, label: "Back door" }
  for (const db of [editor, ana.db]) {
    const { data } = await db.rpc("create_check_in_link", link).throwOnError()
    expect(data).toEqual([{ outcome: "not-allowed", key: null }])
  }
  expect((await backend.visitor.rpc("create_check_in_link", link)).error?.code).toBe("42501")
  const { data: links } = await staff.from("check_in_links").select("id").eq("date_id", date).throwOnError()
  const revoke = async (db: typeof staff) =>
    (await db.rpc("revoke_check_in_link", { link: links[0]!.id }).throwOnError()).data
  expect(await revoke(ana.db)).toBe("not-allowed")
  await registerGuest(backend, date)
  expect(await roster(backend, key)).toHaveLength(1)
  expect(await revoke(staff)).toBe("saved")
  expect(await roster(backend, key)).toEqual([])
  expect((await ana.db.from("check_in_links").select("id").throwOnError()).data).toEqual([])
})

test("nobody reads the hash of a key", async () => {
  await dateWithHelper(backend)
  const staff = await eventStaff(backend)
  expect((await staff.from("check_in_links").select("key_hash")).error?.code).toBe("42501")
})

test("staff see when a link was last used, and an ended link saves nothing more", async () => {
  const { date, key } = await dateWithHelper(backend)
  const { email } = await registerGuest(backend, date)
  const { id: registration } = await registrationOf(backend, email)
  const staff = await eventStaff(backend)
  const link = async () => {
    const read = staff.from("check_in_links").select("id, last_used_at").eq("date_id", date)
    return (await read.single().throwOnError()).data
  }
  const device = crypto.randomUUID()
  expect((await link()).last_used_at).toBeNull()
  await save(backend, key, device, { sequence: 1, kind: "check-in", registration })
  const { id, last_used_at } = await link()
  expect(last_used_at).not.toBeNull()
  await staff.rpc("revoke_check_in_link", { link: id }).throwOnError()
  const refused = await save(backend, key, device, { sequence: 2, kind: "undo", registration })
  expect(refused).toMatchObject([{ outcome: "closed" }])
  expect((await link()).last_used_at).toBe(last_used_at)
})

test("staff see who created and ended a link and how many it checked in, other people do not", async () => {
  const { date, key } = await dateWithHelper(backend)
  const { email } = await registerGuest(backend, date)
  const { id: registration } = await registrationOf(backend, email)
  await save(backend, key, crypto.randomUUID(), { sequence: 1, kind: "check-in", registration })
  const [desk, ana] = [await person(backend, "guardian", "Desk"), await person(backend, "guardian", "Ana")]
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'events')", [desk.id])
  const staff = await signedIn(backend, desk.id, { aal: "aal2" })
  const read = async (db: typeof staff) => (await db.rpc("check_in_links_of", { date }).throwOnError()).data
  await staff.rpc("create_check_in_link", { date, label: "Back door" }).throwOnError()
  const [, back] = await read(staff)
  expect(back).toMatchObject({ label: "Back door", created_by_name: "Desk", ended_at: null, check_ins: 0 })
  await staff.rpc("revoke_check_in_link", { link: back!.id }).throwOnError()
  const [front, ended] = await read(staff)
  expect(front).toMatchObject({ label: "Front door", ended_at: null, ended_by_name: null, check_ins: 1 })
  expect(ended).toMatchObject({ ended_by_name: "Desk" })
  const other = await eventStaff(backend)
  await other.rpc("revoke_check_in_link", { link: back!.id }).throwOnError()
  expect((await read(staff))[1]).toEqual(ended)
  await startsIn(date, "-9 hours")
  expect((await read(staff))[0]!.ended_at).not.toBeNull()
  expect(await read(ana.db)).toEqual([])
  expect((await backend.visitor.rpc("check_in_links_of", { date })).error?.code).toBe("42501")
})

test("a link ends six hours after the event, and with a cancellation", async () => {
  const { date, key } = await dateWithHelper(backend)
  await registerGuest(backend, date)
  await startsIn(date, "-7 hours")
  expect(await roster(backend, key)).toHaveLength(1)
  await startsIn(date, "-8 hours -1 minute")
  expect(await roster(backend, key)).toEqual([])
  expect(await release(key)).toEqual({ outcome: "closed", seats: 0 })
  await startsIn(date, "1 hour")
  await backend.sql("update public.event_dates set canceled_at = now() where id = $1", [date])
  expect(await roster(backend, key)).toEqual([])
})

test("no link is made for an event that is over, without a label, or beyond twenty", async () => {
  const staff = await eventStaff(backend)
  const create = async (date: string, label = "Front door") =>
    (await staff.rpc("create_check_in_link", { date, label }).throwOnError()).data[0]!.outcome
  const { date } = await publishedDate(backend)
  expect(await create(crypto.randomUUID())).toBe("unknown")
  expect(await create(date, " ")).toBe("invalid")
  for (let number = 0; number < 20; number++) expect(await create(date)).toBe("saved")
  expect(await create(date)).toBe("too-many")
  const past = await publishedDate(backend, { startsIn: "-9 hours" })
  expect(await create(past.date)).toBe("over")
})

test("links are deleted a month after the event", async () => {
  const { date } = await dateWithHelper(backend)
  const left = () => backend.sql("select id from public.check_in_links where date_id = $1", [date])
  await startsIn(date, "-29 days")
  await backend.sql("select private.delete_old_check_in_links()")
  expect(await left()).toHaveLength(1)
  await startsIn(date, "-31 days")
  await backend.sql("select private.delete_old_check_in_links()")
  expect(await left()).toEqual([])
})

test("15 minutes after the start, unclaimed seats go to the waiting list, and late people get what is free", async () => {
  const { date, key } = await dateWithHelper(backend, { room: 2 })
  const guests = [
    await registerGuest(backend, date),
    await registerGuest(backend, date),
    await registerGuest(backend, date),
  ] as const
  const [came, late, waiting] = guests
  const ids = await Promise.all(guests.map(({ email }) => registrationOf(backend, email)))
  const device = crypto.randomUUID()
  const checkIn = async (index: number, sequence: number) => {
    const registration = ids[index]!.id
    return (await save(backend, key, device, { sequence, kind: "check-in", registration }))[0]!.outcome
  }
  expect(await checkIn(0, 1)).toBe("checked-in")
  expect(await checkIn(2, 2)).toBe("unknown")
  await startsIn(date, "-14 minutes")
  expect(await release(key)).toEqual({ outcome: "too-early", seats: 0 })
  await startsIn(date, "-16 minutes")
  expect(await release(key)).toEqual({ outcome: "released", seats: 1 })
  expect(await statusOf(backend, came.key)).toBe("confirmed")
  expect(await statusOf(backend, late.key)).toBe("released")
  expect(await statusOf(backend, waiting.key)).toBe("offered")
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 2, room_waiting: 0 })
  expect(await checkIn(1, 3)).toBe("full")
  expect(await checkIn(2, 4)).toBe("checked-in")
  expect(await statusOf(backend, waiting.key)).toBe("confirmed")
  await backend.visitor.rpc("cancel_registration", { registration: came.key }).throwOnError()
  expect(await checkIn(1, 5)).toBe("checked-in")
})

test("people who manage a date read how many are expected and came, other members zero", async () => {
  const { date, key } = await dateWithHelper(backend)
  const ana = await person(backend, "guardian", "Ana")
  const { registration_id } = await register(ana.db, date, { party_size: 3 })
  await registerGuest(backend, date)
  await save(backend, key, crypto.randomUUID(), {
    ...{ sequence: 1, kind: "check-in", registration: registration_id!, people: 2 },
  })
  const totals = async (db: typeof ana.db) =>
    (await db.rpc("check_in_totals", { date }).single().throwOnError()).data
  expect(await totals(await eventStaff(backend))).toEqual({ expected: 4, came: 2 })
  expect(await totals(ana.db)).toEqual({ expected: 0, came: 0 })
  expect((await backend.visitor.rpc("check_in_totals", { date })).error?.code).toBe("42501")
})

test("a seat that is offered after the start is held for 15 minutes", async () => {
  const { date, key } = await dateWithHelper(backend, { room: 1 })
  await registerGuest(backend, date)
  const waiting = await registerGuest(backend, date)
  await startsIn(date, "-20 minutes")
  await release(key)
  const { data } = await backend.visitor
    .rpc("registration_by_link", { registration: waiting.key })
    .throwOnError()
  const minutes = (Date.parse(data[0]!.offer_expires_at!) - Date.now()) / 60_000
  expect(Math.round(minutes)).toBe(15)
})

test("a ticket is shown to anyone with its code, without an address", async () => {
  const { date, key } = await dateWithHelper(backend)
  const guest = await registerGuest(backend, date, { name: "Gus" })
  const { id, ticket_code } = await registrationOf(backend, guest.email)
  const ticket = async (code: string) => (await backend.visitor.rpc("ticket", { code }).throwOnError()).data
  expect(await ticket("0".repeat(12))).toEqual([])
  const [shown] = await ticket(ticket_code.toLowerCase())
  expect(shown).toMatchObject({ name: "Gus", status: "confirmed", checked_in_at: null })
  expect(JSON.stringify(shown)).not.toContain(guest.email)
  await save(backend, key, crypto.randomUUID(), { sequence: 1, kind: "check-in", registration: id })
  expect((await ticket(ticket_code))[0]!.checked_in_at).not.toBeNull()
})
