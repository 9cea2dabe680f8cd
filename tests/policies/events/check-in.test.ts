import { afterAll, expect, test } from "vitest"
import { linkGuardian, person } from "#tests/policies/guardians/guardian-people.ts"
import { raffleFixtures } from "#tests/policies/raffles/raffle-fixtures.ts"
import { testBackend } from "#tests/support/backend.ts"
import {
  dateWithHelper,
  newKey,
  outcomes,
  registrationOf,
  roster,
  save,
  setStock,
} from "./check-in-fixtures.ts"
import { EVENT_CONSENT, register, registerGuest } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

async function guestAtDoor(room = 5) {
  const made = await dateWithHelper(backend, { room })
  const guest = await registerGuest(backend, made.date, { name: "Gus Maria Moreno", party_size: 2 })
  const { id, ticket_code } = await registrationOf(backend, guest.email)
  return { ...made, guest, registration: id, ticket_code, device: crypto.randomUUID() }
}

test("a helper sees the first name and last initial of the date's people, and a hash of their tickets", async () => {
  const { date, key, registration, ticket_code } = await guestAtDoor()
  const code = new TextEncoder().encode(date + ticket_code)
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", code)).toString("hex")
  expect(await roster(backend, key)).toEqual([
    {
      ...{ registration_id: registration, number: 1, name: "Gus M.", code_hash: hash, party_size: 2 },
      ...{
        status: "confirmed",
        is_walk_up: false,
        people: null,
        checked_in_at: null,
        checked_in_by: null,
        repeated_at: null,
      },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
})

test("without a key, or with another date's key, nobody is shown or checked in", async () => {
  const { registration, device } = await guestAtDoor()
  const other = await dateWithHelper(backend)
  for (const key of ["", "0".repeat(64)]) {
    expect(await roster(backend, key)).toEqual([])
    const saved = await save(backend, key, device, { sequence: 1, kind: "check-in", registration })
    expect(outcomes(saved)).toEqual(["closed"])
  }
  const foreign = await save(
    backend,
    other.key,
    device,
    { sequence: 1, kind: "check-in", registration },
    { sequence: 2, kind: "undo", registration },
  )
  expect(outcomes(foreign)).toEqual(["unknown", "not-checked-in"])
})

test("rows that were changed on the phone, or come from another list, are refused", async () => {
  const { date, key, registration, device } = await guestAtDoor()
  const other = await roster(backend, await newKey(backend, date, "Back door"))
  const step = { sequence: 1, kind: "check-in", registration } as const
  const tampered = [
    { name: "Someone E." },
    { code_hash: "0".repeat(64) },
    { party_size: 5 },
    { signature: "0".repeat(64) },
    { signature: other[0]!.signature },
  ]
  for (const change of tampered)
    expect(outcomes(await save(backend, key, device, { ...step, ...change }))).toEqual(["changed"])
  const added = { ...step, registration: crypto.randomUUID() }
  expect(outcomes(await save(backend, key, device, added))).toEqual(["unknown"])
  expect(outcomes(await save(backend, key, device, { ...added, signature: "f".repeat(64) }))).toEqual([
    "changed",
  ])
  expect((await roster(backend, key))[0]!.checked_in_at).toBeNull()
  expect(outcomes(await save(backend, key, device, step))).toEqual(["checked-in"])
})

test("a list from before a change of the party still counts, with the seats of today", async () => {
  const { key, registration, device } = await guestAtDoor()
  const [before] = await roster(backend, key)
  await backend.sql("update public.event_registrations set party_size = 1 where id = $1", [registration])
  const { name, code_hash, party_size, signature } = before!
  const step = { kind: "check-in", registration, name, code_hash, party_size, signature } as const
  const sent = [
    { ...step, sequence: 1, people: 2 },
    { ...step, sequence: 2, people: 1 },
  ]
  expect(outcomes(await save(backend, key, device, ...sent))).toEqual(["invalid", "checked-in"])
})

test("a ticket that is shown again is told apart from the first time", async () => {
  const { date, key, registration, device } = await guestAtDoor()
  const first = await save(backend, key, device, {
    ...{ sequence: 1, kind: "check-in", registration, people: 2, seconds_ago: 60 },
  })
  expect(first).toMatchObject([{ sequence: 1, outcome: "checked-in", checked_in_by: "Front door" }])
  const again = await save(backend, await newKey(backend, date, "Back door"), crypto.randomUUID(), {
    ...{ sequence: 1, kind: "check-in", registration },
  })
  expect(again).toMatchObject([
    { outcome: "already", checked_in_at: first[0]!.checked_in_at, checked_in_by: "Front door" },
  ])
  const [row] = await roster(backend, key)
  expect(row).toMatchObject({ people: 2, checked_in_at: first[0]!.checked_in_at })
  expect(row!.repeated_at).not.toBeNull()
})

test("two phones without a network leave one check-in with the earlier time, whichever is sent first", async () => {
  const { key, registration, device } = await guestAtDoor()
  const late = await save(backend, key, device, {
    ...{ sequence: 1, kind: "check-in", registration, seconds_ago: 60 },
  })
  const early = await save(backend, key, crypto.randomUUID(), {
    ...{ sequence: 1, kind: "check-in", registration, seconds_ago: 600 },
  })
  expect(outcomes([...late, ...early])).toEqual(["checked-in", "already"])
  expect(Date.parse(early[0]!.checked_in_at)).toBeLessThan(Date.parse(late[0]!.checked_in_at))
  const rows = await backend.sql("select id from public.check_ins where registration_id = $1", [registration])
  expect(rows).toHaveLength(1)
})

test("steps that are sent twice change nothing", async () => {
  const { key, registration, device } = await guestAtDoor()
  const steps = [
    { sequence: 1, kind: "check-in", registration, seconds_ago: 300 },
    { sequence: 2, kind: "undo", registration, seconds_ago: 200 },
    { sequence: 3, kind: "kits", lot: "a12", kits: 2 },
  ] as const
  await setStock(backend, 2)
  expect(outcomes(await save(backend, key, device, ...steps))).toEqual(["checked-in", "undone", "counted"])
  await save(backend, key, device, { sequence: 4, kind: "check-in", registration })
  const again = await save(backend, key, device, ...steps)
  expect(outcomes(again)).toEqual(["undone", "not-checked-in", "counted"])
  const [row] = await roster(backend, key)
  expect(row!.checked_in_at).not.toBeNull()
  const kits = await backend.visitor.rpc("check_in_kits", { key }).throwOnError()
  expect(kits.data).toEqual([{ lot: "A12", kits: 2 }])
})

test("a resent check-in does not come back after it was undone", async () => {
  const { key, registration, device } = await guestAtDoor()
  const step = { sequence: 1, kind: "check-in", registration, seconds_ago: 60 } as const
  await save(backend, key, device, step, { sequence: 2, kind: "undo", registration })
  expect(outcomes(await save(backend, key, device, step))).toEqual(["undone"])
  expect((await roster(backend, key))[0]!.checked_in_at).toBeNull()
})

test("no more people come in than the party has, and unknown steps are refused", async () => {
  const { key, registration, device } = await guestAtDoor()
  const saved = await save(
    backend,
    key,
    device,
    { sequence: 1, kind: "check-in", registration, people: 3 },
    { sequence: 2, kind: "check-in", registration, people: 0 },
    { sequence: 3, kind: "other" as never, registration },
    { sequence: 4, kind: "check-in", registration: crypto.randomUUID() },
  )
  expect(outcomes(saved)).toEqual(["invalid", "invalid", "invalid", "unknown"])
})

test("the list since a moment has only what changed, with canceled seats", async () => {
  const { date, key, registration, device } = await guestAtDoor()
  const other = await registerGuest(backend, date)
  await backend.sql(
    "update public.event_registrations set changed_at = now() - interval '1 hour' where date_id = $1",
    [date],
  )
  const since = new Date(Date.now() - 60_000).toISOString()
  expect(await roster(backend, key, since)).toEqual([])
  await save(backend, key, device, { sequence: 1, kind: "check-in", registration })
  await backend.visitor.rpc("cancel_registration", { registration: other.key }).throwOnError()
  expect((await roster(backend, key, since)).map(({ status }) => status)).toEqual(["confirmed", "canceled"])
  expect(await roster(backend, key)).toHaveLength(1)
})

test("a learner without a guardian's yes is not checked in", async () => {
  const { date, key } = await dateWithHelper(backend, { startsIn: "2 days" })
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linkGuardian(grace, leo, EVENT_CONSENT)
  const { registration_id } = await register(leo.db, date)
  const registration = registration_id!
  const tried = await save(backend, key, crypto.randomUUID(), { sequence: 1, kind: "check-in", registration })
  expect(outcomes(tried)).toEqual(["no-permission"])
})

test("members see their own check-ins, other members and visitors none", async () => {
  const { date, key } = await dateWithHelper(backend)
  const [ana, bo] = [await person(backend, "guardian", "Ana"), await person(backend, "guardian", "Bo")]
  const { registration_id } = await register(ana.db, date)
  await save(backend, key, crypto.randomUUID(), {
    ...{ sequence: 1, kind: "check-in", registration: registration_id! },
  })
  const seen = async (db: typeof ana.db) => (await db.from("check_ins").select("people").throwOnError()).data
  expect(await seen(ana.db)).toEqual([{ people: 1 }])
  expect(await seen(bo.db)).toEqual([])
  expect((await backend.visitor.from("check_ins").select("people")).error?.code).toBe("42501")
})

test("a check-in adds one raffle ticket, also when it is undone and repeated", async () => {
  const { raffle, entrant, enter } = raffleFixtures(backend)
  const { date, key } = await dateWithHelper(backend)
  const [open, ana] = [await raffle(), await entrant()]
  await enter(ana.db, open.slug)
  const registration = (await register(ana.db, date)).registration_id!
  await save(
    backend,
    key,
    crypto.randomUUID(),
    { sequence: 1, kind: "check-in", registration },
    { sequence: 2, kind: "undo", registration },
    { sequence: 3, kind: "check-in", registration },
  )
  const entries = await backend.sql(
    "select source, activity_id from public.raffle_entries where raffle_id = $1 order by number",
    [open.id],
  )
  expect(entries).toEqual([
    { source: "web", activity_id: null },
    { source: "check-in", activity_id: date },
  ])
})

test("people who enter a raffle after the event get its ticket, unless the check-in was before the raffle or undone", async () => {
  const { raffle, entrant, enter } = raffleFixtures(backend)
  const { date, key } = await dateWithHelper(backend)
  const [ana, bo] = [await entrant(), await entrant()]
  const [forAna, forBo] = [await register(ana.db, date), await register(bo.db, date)]
  await save(
    backend,
    key,
    crypto.randomUUID(),
    { sequence: 1, kind: "check-in", registration: forAna.registration_id! },
    { sequence: 2, kind: "check-in", registration: forBo.registration_id! },
    { sequence: 3, kind: "undo", registration: forBo.registration_id! },
  )
  const open = await raffle()
  const later = await raffle({ opens_at: "clock_timestamp()" })
  for (const { db } of [ana, bo]) {
    await enter(db, open.slug)
    await enter(db, later.slug)
  }
  const entries = await backend.sql(
    "select user_id, activity_id from public.raffle_entries where source = 'check-in' and raffle_id = any ($1)",
    [[open.id, later.id]],
  )
  expect(entries).toEqual([{ user_id: ana.id, activity_id: date }])
})
