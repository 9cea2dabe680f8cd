import { afterAll, expect, test } from "vitest"
import { person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { dateWithHelper, outcomes, roster, save } from "./check-in-fixtures.ts"
import { eventStaff, publishedDate, register, registerGuest, seatsOf } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

let sequence = 0
function walkUp(more: object = {}) {
  const registration = crypto.randomUUID()
  return {
    kind: "walk-up",
    name: "Ana Maria Ruiz",
    people: 1,
    registration,
    sequence: ++sequence,
    ...more,
  } as const
}

async function door(room = 5, startsIn = "10 minutes") {
  const made = await dateWithHelper(backend, { room, startsIn })
  const device = crypto.randomUUID()
  const send = async (...steps: Parameters<typeof save>[3][]) =>
    outcomes(await save(backend, made.key, device, ...steps))
  return { ...made, device, send }
}

const mailsTo = (address: string) =>
  backend.sql<{ message: string }>(
    "select message from private.email_outbox where to_address = $1 order by created_at, message",
    [address],
  )

test("a walk-up takes a free seat, is checked in and is on the list of every helper", async () => {
  const { date, key, send } = await door()
  expect(await send(walkUp({ people: 2 }))).toEqual(["checked-in"])
  expect(await roster(backend, key)).toMatchObject([
    { number: 1, name: "Ana R.", party_size: 2, people: 2, is_walk_up: true, status: "confirmed" },
  ])
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 2 })
})

test("walk-ups get the seats that are free and no more, also when two phones were offline", async () => {
  const { date, key, send } = await door(3)
  await registerGuest(backend, date)
  const other = await save(backend, key, crypto.randomUUID(), walkUp({ people: 2, seconds_ago: 600 }))
  expect(outcomes(other)).toEqual(["checked-in"])
  expect(await send(walkUp({ seconds_ago: 900 }))).toEqual(["full"])
  expect(await roster(backend, key)).toHaveLength(2)
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 3 })
})

test("before the start free seats belong to the waiting list, after it to people at the door", async () => {
  const { date, send } = await door(2)
  await registerGuest(backend, date)
  await registerGuest(backend, date, { party_size: 2 })
  expect(await send(walkUp())).toEqual(["full"])
  await backend.sql("update public.event_dates set starts_at = now() - interval '5 minutes' where id = $1", [
    date,
  ])
  expect(await send(walkUp({ seconds_ago: 600 }))).toEqual(["full"])
  expect(await send(walkUp())).toEqual(["checked-in"])
})

test("an online event has no seats at the door", async () => {
  const { date } = await publishedDate(backend, { room: null as never, online: 5 })
  const staff = await eventStaff(backend)
  const made = await staff.rpc("create_check_in_link", { date, label: "Front door" }).throwOnError()
  const saved = await save(backend, made.data[0]!.key, crypto.randomUUID(), walkUp())
  expect(outcomes(saved)).toEqual(["full"])
})

test("a step that is sent twice registers one person, and not again after an undo", async () => {
  const { date, key, send } = await door()
  const step = walkUp({ seconds_ago: 60 })
  expect(await send(step)).toEqual(["checked-in"])
  expect(await send(step)).toEqual(["checked-in"])
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 1 })
  const undo = { kind: "undo", registration: step.registration, sequence: ++sequence } as const
  expect(await send(undo)).toEqual(["undone"])
  expect(await roster(backend, key)).toEqual([])
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 0 })
  expect(await send(step)).toEqual(["undone"])
})

test("an undo leaves the seat of a person who had registered before", async () => {
  const { date, key, send } = await door()
  await registerGuest(backend, date)
  const [row] = await roster(backend, key)
  const registration = row!.registration_id
  await send({ kind: "check-in", registration, sequence: ++sequence, seconds_ago: 60 })
  expect(await send({ kind: "undo", registration, sequence: ++sequence })).toEqual(["undone"])
  expect(await roster(backend, key)).toMatchObject([{ status: "confirmed", checked_in_at: null }])
})

test("with an address a walk-up gets an email, and another one when the helper undoes it", async () => {
  const { date, send } = await door()
  const email = `${crypto.randomUUID()}@example.org`
  const step = walkUp({ email: ` ${email} `, seconds_ago: 60 })
  expect(await send(step)).toEqual(["checked-in"])
  expect(await mailsTo(email)).toEqual([{ message: "event-confirmed" }])
  await send({ kind: "undo", registration: step.registration, sequence: ++sequence })
  expect(await mailsTo(email)).toEqual([{ message: "event-confirmed" }, { message: "event-left" }])
  await backend.sql(
    "update public.event_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1",
    [date],
  )
  const late = `${crypto.randomUUID()}@example.org`
  expect(await send(walkUp({ email: late, seconds_ago: 7200 }))).toEqual(["checked-in"])
  expect(await mailsTo(late)).toEqual([])
})

test("an address that is registered for the date is not registered twice", async () => {
  const { date, send } = await door()
  const guest = await registerGuest(backend, date)
  expect(await send(walkUp({ email: guest.email.toUpperCase() }))).toEqual(["registered-already"])
  const ana = await person(backend, "guardian", "Ana")
  expect(await send(walkUp({ email: ana.address }))).toEqual(["checked-in"])
  const bo = await person(backend, "guardian", "Bo")
  await register(bo.db, date)
  expect(await send(walkUp({ email: bo.address }))).toEqual(["registered-already"])
  await backend.visitor.rpc("cancel_registration", { registration: guest.key }).throwOnError()
  expect(await send(walkUp({ email: guest.email }))).toEqual(["checked-in"])
})

test("a walk-up needs a name, a number of people and an id of its own", async () => {
  const { date, key, send } = await door()
  await registerGuest(backend, date)
  const [row] = await roster(backend, key)
  const wrong = [
    { name: " " },
    { name: undefined },
    { name: "Ana\u202e" },
    { people: 0 },
    { people: 6 },
    { people: null },
    { email: "nobody" },
    { registration: null },
    { registration: row!.registration_id, name: "Eve" },
  ]
  for (const more of wrong) expect(await send(walkUp(more)), JSON.stringify(more)).toEqual(["invalid"])
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 1 })
})

test("without a key that works nobody is registered", async () => {
  const { key, device } = await door()
  await backend.sql(
    "update public.check_in_links set revoked_at = now() where key_hash = sha256(convert_to($1, 'UTF8'))",
    [key],
  )
  expect(outcomes(await save(backend, key, device, walkUp()))).toEqual(["closed"])
})

test("staff see what was noted without a network and refused later, and nothing that was answered at once", async () => {
  const { date, send } = await door(1)
  await registerGuest(backend, date)
  await backend.sql("update public.kit_stock set kits = 0 where id")
  const kits = { kind: "kits", lot: "a12", kits: 2 } as const
  const steps = [walkUp({ seconds_ago: 600, people: 2 }), { ...kits, sequence: ++sequence, seconds_ago: 300 }]
  expect(await send(...steps)).toEqual(["full", "out-of-stock"])
  expect(await send(...steps)).toEqual(["full", "out-of-stock"])
  expect(await send(walkUp({ seconds_ago: 5 }), { ...kits, sequence: ++sequence })).toEqual([
    "full",
    "out-of-stock",
  ])
  expect(await send(walkUp({ seconds_ago: 600, name: " " }))).toEqual(["full"])
  const staff = await eventStaff(backend)
  const read = staff.from("check_in_refusals").select("outcome, people, lot, kits").eq("date_id", date)
  expect((await read.order("noted_at").throwOnError()).data).toEqual([
    { outcome: "full", people: 2, lot: null, kits: null },
    { outcome: "full", people: 1, lot: null, kits: null },
    { outcome: "out-of-stock", people: null, lot: "A12", kits: 2 },
  ])
})
