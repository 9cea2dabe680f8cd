import { afterAll, expect, test } from "vitest"
import { noticeContent } from "#supabase/functions/_shared/messages/catalog.ts"
import { handle } from "#supabase/functions/jobs/handler.ts"
import { testBackend } from "#tests/support/backend.ts"
import { raffleFixtures, raffleJobs } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { raffle, entrant, eventStaff, enter, wait } = raffleFixtures(backend)
const advance = raffleJobs(backend, handle)

/** A drawn raffle with four entrants: one winner and three alternates, in the order of the draw. */
async function drawn(more: Record<string, string> = {}) {
  const made = await raffle(more)
  const people: Awaited<ReturnType<typeof entrant>>[] = []
  for (let index = 0; index < 4; index++) {
    const person = await entrant()
    await enter(person.db, made.slug)
    people.push(person)
  }
  await wait(made.id, "49 hours")
  await advance()
  const winners = await winnersOf(made.id)
  const inOrder = winners.map(({ user_id }) => people.find(({ id }) => id === user_id)!)
  return { ...made, inOrder, winners }
}

function winnersOf(id: string) {
  return sql<{ id: string; user_id: string; state: string; number: number }>(
    `select id, user_id, number, case when passed_at is not null then 'passed' when handed_over_at is not null then 'handed over'
       when verified_at is not null then 'verified' when claimed_at is not null then 'claimed'
       when called_at is not null then 'called' else 'in reserve' end as state
     from public.raffle_winners where raffle_id = $1 order by place`,
    [id],
  )
}

const statesOf = async (id: string) => (await winnersOf(id)).map(({ state }) => state)
const messagesTo = async (id: string) =>
  (await sql("select message from public.notices where user_id = $1 order by created_at, message", [id])).map(
    ({ message }) => message,
  )

test("the winner gets one email and claims, with a public name only by choice", async () => {
  const { id, slug, inOrder } = await drawn()
  await advance()
  const [winner, alternate] = inOrder
  expect(await messagesTo(winner!.id)).toEqual(["raffle-entered", "raffle-won"])
  expect(await messagesTo(alternate!.id)).toEqual(["raffle-entered"])
  const claim = async (db: typeof winner, shows_name = false) =>
    (await db!.db.rpc("claim_prize", { slug, shows_name }).throwOnError()).data
  expect(await claim(alternate)).toBe("not-a-winner")
  expect(await claim(winner)).toBe("claimed")
  expect(await claim(winner, true)).toBe("already-claimed")
  const { data } = await backend.visitor
    .from("raffle_winners")
    .select("public_name")
    .eq("raffle_id", id)
    .eq("place", 1)
    .single()
    .throwOnError()
  expect(data).toEqual({ public_name: null })
  const open = await drawn()
  await open.inOrder[0]!.db.rpc("claim_prize", { slug: open.slug, shows_name: true }).throwOnError()
  const { data: shown } = await backend.visitor
    .from("raffle_winners")
    .select("public_name, public_state")
    .eq("raffle_id", open.id)
    .eq("place", 1)
    .single()
    .throwOnError()
  expect(shown).toEqual({ public_name: "Ana", public_state: "Ohio" })
  expect((await backend.visitor.from("raffle_winners").select("user_id")).error?.code).toBe("42501")
})

test("emails to winners name day, time and zone of the deadline", async () => {
  const { id, inOrder } = await drawn({ time_zone: "'Pacific/Honolulu'" })
  await wait(id, "5 days 1 hour")
  await advance()
  const [deadline] = await sql<{ text: string }>(
    `select to_char(claim_by at time zone 'Pacific/Honolulu', 'FMDay, FMMonth FMDD, YYYY, FMHH12:MI AM') || ' HST' as text
     from public.raffle_winners where raffle_id = $1 and place = 1`,
    [id],
  )
  const notices = await sql<{ message: string; params: { claim_by: string } }>(
    "select message, params from public.notices where user_id = $1 and message <> 'raffle-entered' order by created_at",
    [inOrder[0]!.id],
  )
  const [won, soon] = notices.map(notice => noticeContent({ ...notice, locale: "en" }).body)
  expect(won).toMatch(/Claim your prize by \w+, \w+ \d+, \d{4}, \d+:\d\d [AP]M HST, or it goes/)
  expect(soon).toContain(`Claim your prize by ${deadline!.text}. After that it goes`)
})

test("a missed deadline is announced two days before and passes the prize on, once", async () => {
  const { id, slug, inOrder } = await drawn()
  await wait(id, "5 days 1 hour")
  await advance()
  await advance()
  expect(await messagesTo(inOrder[0]!.id)).toEqual(["raffle-entered", "raffle-won", "raffle-claim-soon"])
  expect(await statesOf(id)).toEqual(["called", "in reserve", "in reserve", "in reserve"])
  await wait(id, "2 days")
  await advance()
  await advance()
  expect(await statesOf(id)).toEqual(["passed", "called", "in reserve", "in reserve"])
  expect(await messagesTo(inOrder[1]!.id)).toEqual(["raffle-entered", "raffle-alternate"])
  expect((await inOrder[0]!.db.rpc("claim_prize", { slug, shows_name: false }).throwOnError()).data).toBe(
    "too-late",
  )
  const { data } = await backend.visitor.from("raffles").select("state").eq("id", id).single().throwOnError()
  expect(data.state).toBe("redrawn")
})

test("a winner can decline, and a ticket without an account is passed over", async () => {
  const { id, slug, inOrder } = await drawn()
  expect((await inOrder[0]!.db.rpc("decline_prize", { slug }).throwOnError()).data).toBe("declined")
  expect((await inOrder[0]!.db.rpc("decline_prize", { slug }).throwOnError()).data).toBe("too-late")
  expect(await statesOf(id)).toEqual(["passed", "called", "in reserve", "in reserve"])
  await backend.admin.auth.admin.deleteUser(inOrder[2]!.id)
  await sql("update public.raffle_winners set user_id = null where user_id = $1", [inOrder[2]!.id])
  expect((await inOrder[1]!.db.rpc("decline_prize", { slug }).throwOnError()).data).toBe("declined")
  expect(await statesOf(id)).toEqual(["passed", "passed", "passed", "called"])
})

test("event staff verify, hand over and pass on, in that order", async () => {
  const { id, slug, inOrder, winners } = await drawn()
  const staff = await eventStaff()
  const step = async (db: typeof staff, name: string, note?: string) =>
    (await db.rpc("advance_winner", { wanted: winners[0]!.id, step: name, note }).throwOnError()).data
  expect(await step(inOrder[0]!.db, "verify")).toBe("not-allowed")
  expect(await step(staff, "verify")).toBe("not-possible")
  expect(await step(staff, "claim")).toBe("not-possible")
  await inOrder[0]!.db.rpc("claim_prize", { slug, shows_name: false }).throwOnError()
  expect(await step(staff, "hand-over", "Shipped")).toBe("not-possible")
  expect(await step(staff, "verify")).toBe("saved")
  expect(await step(staff, "hand-over")).toBe("invalid")
  expect(await step(staff, "hand-over", "Shipped today")).toBe("saved")
  expect(await step(staff, "pass-on")).toBe("not-possible")
  expect(await statesOf(id)).toEqual(["handed over", "in reserve", "in reserve", "in reserve"])
  const [other] = (await drawn()).winners
  expect(
    (await staff.rpc("advance_winner", { wanted: other!.id, step: "pass-on" }).throwOnError()).data,
  ).toBe("saved")
})

test("event staff read whom to write to, from the claim until the prize is handed over", async () => {
  const { id, slug, inOrder, winners } = await drawn()
  const staff = await eventStaff()
  const contacts = async (db = staff) => (await db.rpc("winner_contacts", { raffle: id }).throwOnError()).data
  expect(await contacts()).toEqual([])
  await inOrder[0]!.db.rpc("claim_prize", { slug, shows_name: false }).throwOnError()
  const [{ email }] = (await sql("select email from auth.users where id = $1", [inOrder[0]!.id])) as [
    { email: string },
  ]
  const { number } = winners[0]!
  const winner = { number, name: "Ana Ruiz", state: "Ohio" }
  expect(await contacts()).toEqual([{ ...winner, is_minor: false, contacts: [email] }])
  expect(await contacts(inOrder[0]!.db)).toEqual([])

  // Now a learner under 18 with a guardian.
  await sql("update public.profiles set adult_on = '2999-01-01' where id = $1", [inOrder[0]!.id])
  expect(await contacts()).toEqual([{ ...winner, is_minor: true, contacts: [] }])
  const [guardian] = await sql<{ email: string }>(
    `with link as (insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
       values ($1, $2, 'parent', now(), now()) returning guardian_id)
     select email from auth.users u join link l on l.guardian_id = u.id`,
    [inOrder[1]!.id, inOrder[0]!.id],
  )
  expect(await contacts()).toEqual([{ ...winner, is_minor: true, contacts: [guardian!.email] }])

  for (const step of ["verify", "hand-over"])
    await staff.rpc("advance_winner", { wanted: winners[0]!.id, step, note: "Shipped today" }).throwOnError()
  expect(await contacts()).toEqual([])
})

test("event staff read whom to write to when a card won, before the claim", async () => {
  const { id } = await raffle()
  const staff = await eventStaff()
  const card = { card_name: "Bo Lee", card_contact: "1 Elm St, Columbus", state: "Ohio", is_adult: true }
  await staff.rpc("enter_mail_in_card", { wanted: id, ...card }).throwOnError()
  await wait(id, "49 hours")
  await advance()
  expect(await statesOf(id)).toEqual(["called"])
  expect((await staff.rpc("winner_contacts", { raffle: id }).throwOnError()).data).toEqual([
    { number: 1, name: "Bo Lee", state: null, is_minor: false, contacts: ["1 Elm St, Columbus"] },
  ])
})

const SETTINGS = {
  ...{ title: "Tour jacket", prize: "One denim jacket.", prize_value: 180, min_age: 18, states: ["Ohio"] },
  ...{ sources: ["web" as const], entry_limit: 3, winner_count: 1, alternate_count: 3, claim_days: 7 },
  ...{ opens: "2026-01-01", closes: "2999-01-01", draws: "2999-01-02", method: "beacon" as const },
  time_zone: "America/Chicago",
}

test("staff prepare, change and publish a raffle until the first entry freezes its rules", async () => {
  const staff = await eventStaff()
  const slug = `r-${crypto.randomUUID()}`
  const save = async (more: object = {}, db = staff) =>
    (await db.rpc("save_raffle", { ...SETTINGS, wanted: null as never, slug, ...more }).throwOnError()).data
  const member = await entrant()
  expect(await save({}, member.db)).toBe("not-allowed")
  expect(await save()).toBe("saved")
  expect(await save()).toBe("slug-taken")
  expect(await save({ slug: "other", draws: "2998-12-31" })).toBe("invalid")
  for (const time_zone of ["Europe/Berlin", "America/Nowhere", null])
    expect(await save({ slug: "other", time_zone })).toBe("invalid")
  expect(await save({ wanted: crypto.randomUUID() })).toBe("unknown")
  const { data: draft } = await staff
    .from("raffles")
    .select("id, beacon_round, rules_text, state")
    .eq("slug", slug)
    .single()
    .throwOnError()
  expect(draft.state).toBe("draft")
  expect(draft.rules_text).toContain(`round ${draft.beacon_round} of the public beacon`)
  expect(await save({ wanted: draft.id, method: "commit-reveal" })).toBe("saved")
  expect((await staff.rpc("publish_raffle", { wanted: draft.id }).throwOnError()).data).toBe("published")
  expect(await enter(member.db, slug)).toBe("entered")
  expect(await save({ wanted: draft.id, prize_value: 1 })).toBe("frozen")
  const { data: frozen } = await backend.visitor
    .from("raffles")
    .select("rules, rules_hash, commitment")
    .eq("id", draft.id)
    .single()
    .throwOnError()
  const [hash] = await sql("select encode(sha256(convert_to($1, 'UTF8')), 'hex') as hash", [frozen.rules])
  expect(frozen.rules_hash).toBe(hash!.hash)
  expect(frozen.rules).toContain(frozen.commitment)
  const change = backend.admin.from("raffles").update({ prize: "Something else." }).eq("id", draft.id)
  expect((await change).error?.code).toBe("23514")
})

test("canceling tells every entrant once, and a drawn raffle cannot be canceled", async () => {
  const staff = await eventStaff()
  const { id, slug } = await raffle()
  const member = await entrant()
  await enter(member.db, slug)
  const cancel = async (wanted: string, reason: string, db = staff) =>
    (await db.rpc("cancel_raffle", { wanted, reason }).throwOnError()).data
  expect(await cancel(id, "Why not", member.db)).toBe("not-allowed")
  expect(await cancel(id, "")).toBe("invalid")
  expect(await cancel(id, "The prize was damaged.")).toBe("canceled")
  expect(await cancel(id, "Again")).toBe("already-canceled")
  expect(await messagesTo(member.id)).toEqual(["raffle-entered", "raffle-canceled"])
  expect(await cancel((await drawn()).id, "Too late")).toBe("already-drawn")
})

test("entries are deleted 90 days after the draw, and the sealed list stays", async () => {
  const { id } = await drawn()
  await sql("update public.raffle_draws set drawn_at = drawn_at - interval '91 days' where raffle_id = $1", [
    id,
  ])
  await sql("select private.remove_old_raffle_entries()")
  expect(await sql("select from public.raffle_entries where raffle_id = $1", [id])).toHaveLength(0)
  const [draw] = await sql(
    "select cardinality(leaves) as leaves from public.raffle_draws where raffle_id = $1",
    [id],
  )
  expect(draw).toEqual({ leaves: 4 })
})
