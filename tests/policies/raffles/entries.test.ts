import { afterAll, expect, test } from "vitest"
import { handle } from "#supabase/functions/jobs/handler.ts"
import { testBackend } from "#tests/support/backend.ts"
import { raffleFixtures, raffleJobs } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { raffle, entrant, eventStaff, enter, wait } = raffleFixtures(backend)
const advance = raffleJobs(backend, handle)

const [{ id: course }] = (await sql("select id from public.courses limit 1")) as [{ id: string }]

async function ticketsOf(raffleId: string) {
  const rows = await sql<{ number: number; source: string }>(
    "select number, source from public.raffle_entries where raffle_id = $1 order by number",
    [raffleId],
  )
  return rows.map(({ number, source }) => `${number} ${source}`)
}

test("an eligible member enters once by the form, and visitors cannot", async () => {
  const { id, slug } = await raffle()
  const { db } = await entrant()
  expect(await enter(db, slug, "ab".repeat(32))).toBe("entered")
  expect(await enter(db, slug)).toBe("already-entered")
  expect(await ticketsOf(id)).toEqual(["1 web"])
  expect((await backend.visitor.rpc("enter_raffle", { slug })).error?.code).toBe("42501")
  expect(await enter(db, "no-such-raffle")).toBe("unknown")
  expect(await enter((await entrant()).db, slug, "not a hash")).toBe("invalid")
})

test("age, consent, role and state decide before anything is stored", async () => {
  const { id, slug } = await raffle()
  const adultsOnly = slug
  const born = `${new Date().getFullYear() - 15}-01`
  const minor = await entrant({ metadata: { birth_month: born } })
  expect(await enter(minor.db, adultsOnly)).toBe("too-young")
  const forTeens = await raffle({ min_age: "13" })
  expect(await enter(minor.db, forTeens.slug)).toBe("no-consent")
  expect(await enter((await entrant({ metadata: {} })).db, slug)).toBe("no-age")
  expect(await enter((await entrant({ state: null })).db, slug)).toBe("no-state")
  expect(await enter((await entrant({ state: "Utah" })).db, slug)).toBe("state-not-eligible")
  expect(await enter(await eventStaff(), slug)).toBe("staff")
  const { db } = await entrant()
  expect((await db.rpc("raffle_eligibility", { slug }).throwOnError()).data).toBeNull()
  expect((await minor.db.rpc("raffle_eligibility", { slug }).throwOnError()).data).toBe("too-young")
  expect(await ticketsOf(id)).toEqual([])
})

test("a learner enters with a guardian's permission for draws, and not after it is withdrawn", async () => {
  const { slug } = await raffle({ min_age: "13" })
  const learner = await entrant({ metadata: { birth_month: `${new Date().getFullYear() - 15}-01` } })
  const guardian = await entrant()
  await sql(
    `insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
     values ($1, $2, 'parent', now(), now())`,
    [guardian.id, learner.id],
  )
  await sql(
    `insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)
     select $2, $1, kind, version, true, 'Grace Ruiz' from public.policy_texts where kind = 'consent-draws'`,
    [guardian.id, learner.id],
  )
  expect(await enter(learner.db, slug)).toBe("entered")
  await sql("update public.consents set withdrawn_at = now() where learner_id = $1", [learner.id])
  const another = await raffle({ min_age: "13" })
  expect(await enter(learner.db, another.slug)).toBe("no-consent")
})

test("the database's clock opens and closes a raffle, and a canceled one takes no entries", async () => {
  const { db } = await entrant()
  const upcoming = await raffle({ opens_at: "now() + interval '1 hour'" })
  expect(await enter(db, upcoming.slug)).toBe("not-open")
  const over = await raffle({ closes_at: "now()" })
  expect(await enter(db, over.slug)).toBe("closed")
  const draft = await raffle({ published_at: "null" })
  expect(await enter(db, draft.slug)).toBe("unknown")
  const canceled = await raffle({ canceled_at: "now()", cancel_reason: "'No prize'" })
  expect(await enter(db, canceled.slug)).toBe("canceled")
})

test("a request that waited for the lock until after the seal gets no ticket", async () => {
  const { id, slug } = await raffle()
  await enter((await entrant()).db, slug)
  await wait(id, "25 hours")
  await advance()
  await sql(`begin; set local session_replication_role = replica;
    update public.raffles set closes_at = now() + interval '1 hour', draws_at = now() + interval '2 hours' where id = '${id}'; commit`)
  expect(await enter((await entrant()).db, slug)).toBe("closed")
  expect(await ticketsOf(id)).toHaveLength(1)
})

test("other addresses of the same mailbox share one person's tickets", async () => {
  const { id, slug } = await raffle()
  const name = crypto.randomUUID().replaceAll("-", "")
  expect(await enter((await entrant({ email: `${name}@gmail.com` })).db, slug)).toBe("entered")
  expect(
    await enter((await entrant({ email: `${name.slice(0, 5)}.${name.slice(5)}+b@gmail.com` })).db, slug),
  ).toBe("already-entered")
  expect(await enter((await entrant({ email: `${name}+prize@example.org` })).db, slug)).toBe("entered")
  expect(await enter((await entrant({ email: `${name}@example.org` })).db, slug)).toBe("already-entered")
  expect(await ticketsOf(id)).toHaveLength(2)
})

test("twenty requests of one member at once make one ticket, and of twenty members twenty without a gap", async () => {
  const { id, slug } = await raffle()
  const { db } = await entrant()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => enter(db, slug)))
  expect(outcomes.filter(outcome => outcome === "entered")).toHaveLength(1)
  const members = await Promise.all(Array.from({ length: 20 }, () => entrant()))
  await Promise.all(members.map(member => enter(member.db, slug)))
  expect(await ticketsOf(id)).toEqual(Array.from({ length: 21 }, (_, index) => `${index + 1} web`))
})

test("activities since the opening earn tickets up to the limit, those before it none", async () => {
  const { id, slug } = await raffle({ entry_limit: "2" })
  const { id: member, db } = await entrant()
  const pass = (when: string) =>
    sql(
      `insert into public.enrollments (user_id, course_id, started_at, seen_at) values ($1, $2, now(), now())
       on conflict do nothing`,
      [member, course],
    ).then(() =>
      sql(`update public.enrollments set passed_at = ${when} where user_id = $1 and course_id = $2`, [
        member,
        course,
      ]),
    )
  await pass("now() - interval '9 days'")
  expect(await enter(db, slug)).toBe("entered")
  expect(await ticketsOf(id)).toEqual(["1 web"])
  await sql("update public.enrollments set passed_at = null where user_id = $1", [member])
  await pass("now()")
  expect(await ticketsOf(id)).toEqual(["1 web", "2 course"])
  await sql("select private.enter_for_activity($1, 'check-in', gen_random_uuid())", [member])
  expect(await ticketsOf(id)).toHaveLength(2)
  expect(await enter(db, slug)).toBe("limit-reached")
})

test("the survey after a course earns one ticket, before or after the first entry; the one before it none", async () => {
  const { id, slug } = await raffle()
  const [early, late] = [await entrant(), await entrant()]
  const answer = (person: string, phase: "before" | "after") =>
    sql(
      `insert into public.survey_responses (course_id, user_id, phase, answers, right_count) values ($1, $2, $3, '{}', 3)`,
      [course, person, phase],
    )
  await answer(early.id, "before")
  await answer(early.id, "after")
  expect(await enter(early.db, slug)).toBe("entered")
  expect(await ticketsOf(id)).toEqual(["1 web", "2 survey"])
  expect(await enter(late.db, slug)).toBe("entered")
  await answer(late.id, "before")
  await answer(late.id, "after")
  expect(await enter(late.db, slug)).toBe("already-entered")
  expect(await ticketsOf(id)).toEqual(["1 web", "2 survey", "3 web", "4 survey"])
})

test("a check-in enters only people who have entered the raffle themselves, once per check-in", async () => {
  const { id, slug } = await raffle()
  const { id: member, db } = await entrant()
  const checkIn = crypto.randomUUID()
  const checkedIn = () => sql("select private.enter_for_activity($1, 'check-in', $2)", [member, checkIn])
  await checkedIn()
  expect(await ticketsOf(id)).toEqual([])
  await enter(db, slug)
  await checkedIn()
  await checkedIn()
  expect(await ticketsOf(id)).toEqual(["1 web", "2 check-in"])
})

test("event staff enter cards under the same rules, and others cannot", async () => {
  const { id } = await raffle()
  const staff = await eventStaff()
  const card = {
    wanted: id,
    card_name: "Bo Lee",
    card_contact: `${crypto.randomUUID()}@example.org`,
    state: "Ohio",
    is_adult: true,
  }
  const send = async (db: typeof staff, more: Partial<typeof card> = {}) =>
    (await db.rpc("enter_mail_in_card", { ...card, ...more }).throwOnError()).data
  expect(await send((await entrant()).db)).toBe("not-allowed")
  expect(await send(staff, { is_adult: false })).toBe("too-young")
  expect(await send(staff, { state: "Utah" })).toBe("state-not-eligible")
  expect(await send(staff, { card_name: "x" })).toBe("invalid")
  expect(await send(staff)).toBe("entered")
  expect(await send(staff)).toBe("already-entered")
  expect(await send(staff, { card_contact: "12 Main Street, Dayton" })).toBe("entered")
  expect(await send(staff, { card_contact: "12 main street Dayton." })).toBe("already-entered")
  const online = await raffle({ sources: "'{web}'" })
  expect(await send(staff, { wanted: online.id })).toBe("not-allowed")
  expect(await ticketsOf(id)).toEqual(["1 mail-in", "2 mail-in"])
})

test("members read their own entries only, and nobody writes entries or draws directly", async () => {
  const { id, slug } = await raffle()
  const [one, two] = [await entrant(), await entrant()]
  await enter(one.db, slug)
  await enter(two.db, slug)
  const { data } = await one.db.from("raffle_entries").select("number").eq("raffle_id", id).throwOnError()
  expect(data).toEqual([{ number: 1 }])
  const entry = { raffle_id: id, number: 3, source: "web" as const, user_id: one.id }
  expect((await one.db.from("raffle_entries").insert(entry)).error?.code).toBe("42501")
  expect(
    (await one.db.rpc("record_beacon" as never, { wanted: id, signature: "00" } as never)).error,
  ).not.toBeNull()
})

test("an entrant gets one email with the numbers", async () => {
  const { slug } = await raffle()
  const { id, db } = await entrant()
  await enter(db, slug)
  await enter(db, slug)
  const notices = await sql(
    "select message, params -> 'numbers' as numbers from public.notices where user_id = $1",
    [id],
  )
  expect(notices).toEqual([{ message: "raffle-entered", numbers: [1] }])
})
