import { afterAll, expect, test } from "vitest"
import { nameProblem } from "#app/lib/forms/plain-name.ts"
import { linkGuardian, person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo } from "#tests/support/messages.ts"
import { EVENT_CONSENT, publishedDate, register, registerGuest, seatsOf, statusOf } from "./event-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const ROOM = { channel: "room", party_size: 1 } as const

test("a member registers with one call and is registered once", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const ana = await person(backend, "guardian", "Ana")
  expect((await register(ana.db, date)).outcome).toBe("confirmed")
  expect((await register(ana.db, date)).outcome).toBe("already-registered")
  const { data } = await ana.db.from("event_registrations").select("user_id, name, email, status, number")
  expect(data).toEqual([{ user_id: ana.id, name: "Ana", email: null, status: "confirmed", number: 1 }])
})

test("a member cannot register another person", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const ana = await person(backend, "guardian", "Ana")
  await register(ana.db, date, { name: "Someone", email: "someone@example.org" })
  const rows = await backend.sql(
    "select user_id, name, email from public.event_registrations where date_id = $1",
    [date],
  )
  expect(rows).toEqual([{ user_id: ana.id, name: "Ana", email: null }])
})

test("a guest gets the link by email only, and a second try looks the same", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const guest = { name: "Gus", email: `${crypto.randomUUID()}@example.org` }
  const first = await register(backend.visitor, date, guest)
  const second = await register(backend.visitor, date, { ...guest, email: guest.email.toUpperCase() })
  expect(first).toEqual({ date_id: date, outcome: "confirmed", registration_id: null })
  expect(second).toEqual(first)
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 1 })
  const emails = await emailsTo(backend.sql, guest.email)
  expect(emails.map(({ message }) => message)).toEqual(["event-confirmed", "event-link"])
  expect(emails[0]!.icalEvent!.content).toContain("METHOD:REQUEST")
})

test("a name with a web or email address is refused, because our emails would send it to strangers", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const links = ["Win at prize.example", "https://x", "WWW.x", "a@b", "go。cn/x", "Bücher.Straße"]
  for (const name of links) {
    expect([name, (await registerGuest(backend, date, { name })).outcome]).toEqual([name, "invalid"])
    expect(nameProblem(name)).toContain("web or email address")
  }
  for (const name of ["Dr. J.R. Núñez-O’Neil, Ph.D.", "Ana 3.", "李 小龍"]) {
    expect([name, (await registerGuest(backend, date, { name })).outcome]).toEqual([name, "confirmed"])
    expect(nameProblem(name)).toBeNull()
  }
})

test("the secret link shows and cancels one registration, another link none", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const [gus, other] = [await registerGuest(backend, date), await registerGuest(backend, date)]
  const ana = await person(backend, "guardian", "Ana")
  const [row] = await backend.sql<{ id: string }>(
    "select id from public.event_registrations where email = $1",
    [gus.email],
  )
  const cancel = async (registration: string, db = backend.visitor) =>
    (await db.rpc("cancel_registration", { registration }).throwOnError()).data
  expect(await cancel(row!.id)).toBe("unknown")
  expect(await cancel(row!.id, ana.db)).toBe("unknown")
  expect(await cancel(gus.key)).toBe("changed")
  expect(await cancel(gus.key)).toBe("not-active")
  expect(await statusOf(backend, other.key)).toBe("confirmed")
  const [, left] = await emailsTo(backend.sql, gus.email)
  expect(left!.icalEvent!.content).toContain("METHOD:CANCEL")
})

test("members see their own registrations and no other, guests none", async () => {
  const { date } = await publishedDate(backend, { room: 5 })
  const [ana, bo] = [await person(backend, "guardian", "Ana"), await person(backend, "guardian", "Bo")]
  await register(ana.db, date)
  expect((await bo.db.from("event_registrations").select("id")).data).toEqual([])
  expect((await backend.visitor.from("event_registrations").select("id")).error?.code).toBe("42501")
})

test("required questions need an answer, and other keys are refused", async () => {
  const questions = [
    { key: "shirt", label: "Shirt size", is_required: true },
    { key: "note", label: "Anything else?" },
  ]
  const { date } = await publishedDate(backend, { room: 5 }, { questions })
  const outcome = async (answers: Record<string, string>) =>
    (await registerGuest(backend, date, { answers })).outcome
  expect(await outcome({})).toBe("invalid")
  expect(await outcome({ shirt: " " })).toBe("invalid")
  expect(await outcome({ shirt: "M", role: "admin" })).toBe("invalid")
  expect(await outcome({ shirt: "M" })).toBe("confirmed")
})

test("nobody registers for a draft, a canceled, past or walk-up event, or for seats it does not have", async () => {
  const drafts = await publishedDate(backend, {}, { status: "draft" })
  const canceled = await publishedDate(backend, {}, { status: "canceled" })
  const walkUp = await publishedDate(backend, {}, { needs_registration: false })
  const past = await publishedDate(backend, { startsIn: "-3 hours" })
  for (const { date } of [drafts, canceled, walkUp, past]) {
    expect((await registerGuest(backend, date)).outcome).toBe("closed")
  }
  const { date } = await publishedDate(backend)
  expect((await registerGuest(backend, date, { channel: "online" })).outcome).toBe("closed")
  expect((await registerGuest(backend, date, { party_size: 6 })).outcome).toBe("invalid")
  expect((await registerGuest(backend, date, { email: "not an address" })).outcome).toBe("invalid")
  expect((await registerGuest(backend, crypto.randomUUID())).outcome).toBe("closed")
})

test("several dates are one call; each has its own seats", async () => {
  const [first, second] = [
    await publishedDate(backend, { room: 1 }),
    await publishedDate(backend, { room: 1 }),
  ]
  await registerGuest(backend, second.date)
  const ana = await person(backend, "guardian", "Ana")
  const { data } = await ana.db
    .rpc("register_for_event", { ...ROOM, dates: [first.date, second.date] })
    .throwOnError()
  expect(new Map(data.map(({ date_id, outcome }) => [date_id, outcome]))).toEqual(
    new Map([
      [first.date, "confirmed"],
      [second.date, "waiting"],
    ]),
  )
})

test("a learner's seat waits for a guardian, whose answer confirms or frees it", async () => {
  const { date } = await publishedDate(backend, { room: 2 })
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  expect((await register(leo.db, date)).outcome).toBe("no-guardian")
  await linkGuardian(grace, leo)
  expect((await register(leo.db, date)).outcome).toBe("no-consent")
  const consent = { learner: leo.id, answers: EVENT_CONSENT, signed_name: "Grace Guardian" }
  expect((await grace.db.rpc("answer_consents", consent).throwOnError()).data).toBe("saved")
  expect((await register(leo.db, date)).outcome).toBe("awaiting-permission")
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 1 })
  const { data: slips } = await grace.db.from("permission_slips").select("id").throwOnError()
  const answer = (allow: boolean) =>
    grace.db
      .rpc("answer_slip", {
        ...{ slip: slips[0]!.id, allow, signed_name: "Grace Guardian" },
        ...{ emergency_name: "Grace", emergency_phone: "501 555 0100" },
      })
      .throwOnError()
  await answer(true)
  const status = async () => (await leo.db.from("event_registrations").select("status").single()).data?.status
  expect(await status()).toBe("confirmed")
  await answer(false)
  expect(await status()).toBe("canceled")
  expect(await seatsOf(backend, date)).toMatchObject({ room_taken: 0 })
})

test("only people with a confirmed online seat read the join link", async () => {
  const { date } = await publishedDate(backend, { room: 5, online: 1 })
  await backend.sql("insert into public.event_join_links values ($1, 'https://meet.example/x')", [date])
  const [ana, bo, cy] = [
    await person(backend, "guardian"),
    await person(backend, "guardian"),
    await person(backend, "guardian"),
  ]
  await register(ana.db, date, { channel: "online" })
  await register(bo.db, date, { channel: "online" })
  await register(cy.db, date)
  const links = async (db: typeof ana.db) =>
    (await db.from("event_join_links").select("url").throwOnError()).data.length
  expect([await links(ana.db), await links(bo.db), await links(cy.db)]).toEqual([1, 0, 0])
})
