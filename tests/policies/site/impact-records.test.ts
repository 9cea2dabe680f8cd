import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { dateWithHelper, registrationOf, save, setStock } from "../events/check-in-fixtures.ts"
import { registerGuest } from "../events/event-fixtures.ts"
import { passing } from "../learning/passing.ts"
import { metric } from "./impact-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { account, certified, certificates, course, instructor } = await passing(backend)
await metric(backend, { id: "people", records: "{certificates}" })
await metric(backend, { id: "kits", records: "{kit-requests,kit-handouts}" })
await metric(backend, { id: "visits", records: "{check-ins}" })

/** The kept amount, after comparing it with the kept totals and with the records that it summarizes. */
async function amount(id: "people" | "kits" | "visits") {
  const [row] = await sql<{ kept: number; totals: number; records: number }>(
    `select c.amount as kept,
       (select coalesce(sum(t.amount), 0) from private.impact_totals t where t.source = any (m.records)) as totals,
       ${RECORDS[id]} as records
     from public.impact_counts c join public.impact_metrics m on m.id = c.metric where m.id = $1`,
    [id],
  )
  const { kept, totals, records } = row!
  expect([Number(totals), Number(records)]).toEqual([Number(kept), Number(kept)])
  return Number(kept)
}

const RECORDS = {
  people: `(select count(distinct c.user_id) from public.certificates c where c.status <> 'revoked')`,
  kits: `(select coalesce(sum(quantity), 0) from public.kit_requests where status in ('shipped', 'delivered'))
    + (select coalesce(sum(kits), 0) from public.kit_handouts)`,
  visits: `(select coalesce(sum(people), 0) from public.check_ins where undone_at is null)`,
}

const stateOf = async (subject: string) =>
  (await sql("select state from private.impact_records where subject = $1", [subject]))[0]?.state

test("a person counts once, with the state of the profile, however many certificates they earn at once", async () => {
  const before = await amount("people")
  const user = await account()
  await sql("update public.profiles set state = 'Ohio' where id = $1", [user])
  const certify = `insert into public.certificates (id, user_id, course_id, course_title, criteria)
    values (replace(gen_random_uuid()::text, '-', ''), $1, $2, 'Basics', 'Passed')`
  await Promise.all([sql(certify, [user, course]), sql(certify, [user, course])])
  expect(await amount("people")).toBe(before + 1)
  await sql("update public.profiles set state = 'Utah' where id = $1", [user])
  expect(await stateOf(user)).toBe("Ohio")
})

test("a corrected name changes nothing; a revoked certificate takes its person back, from the same state", async () => {
  const before = await amount("people")
  const user = await certified("Ana")
  const staff = (await instructor()).db
  const [first] = await certificates(user)
  await staff
    .rpc("correct_certificate_name", { wanted: first!, new_name: "Anna", reason: "misspelled" })
    .throwOnError()
  expect(await amount("people")).toBe(before + 1)
  const [, corrected] = await sql(
    "select id from public.certificates where user_id = $1 order by status_number",
    [user],
  )
  await staff
    .rpc("set_certificate_status", { wanted: corrected!.id, new_status: "revoked", reason: "cheating" })
    .throwOnError()
  expect(await amount("people")).toBe(before)
})

test("certificates that move to another account move their person, and an erasure keeps the count", async () => {
  const before = await amount("people")
  const [kept, merged] = [await certified(), await certified()]
  await sql("update public.certificates set user_id = $1 where user_id = $2", [kept, merged])
  expect(await amount("people")).toBe(before + 1)
  await sql("update public.certificates set user_id = null, holder_name = null where user_id = $1", [kept])
  const [{ amount: after }] = (await sql(
    "select amount from public.impact_counts where metric = 'people'",
  )) as [{ amount: string }]
  expect(Number(after)).toBe(before + 1)
})

test("kits count when they are mailed or handed out, and stop counting when they come back", async () => {
  const user = await account()
  const before = await amount("kits")
  const [{ id }] = (await sql(
    `insert into public.kit_requests (user_id, state, quantity, had_naloxone) values ($1, 'Ohio', 2, false) returning id`,
    [user],
  )) as [{ id: string }]
  expect(await amount("kits")).toBe(before)
  for (const status of ["shipped", "delivered"])
    await sql("update public.kit_requests set status = $2 where id = $1", [id, status])
  expect(await amount("kits")).toBe(before + 2)
  const { key } = await dateWithHelper(backend)
  await setStock(backend, 9)
  const device = crypto.randomUUID()
  await save(backend, key, device, { sequence: 1, kind: "kits", lot: "A1", kits: 3 })
  expect(await amount("kits")).toBe(before + 5)
  await save(backend, key, device, { sequence: 2, kind: "kits", lot: "A1", kits: -1 })
  expect(await amount("kits")).toBe(before + 4)
})

test("people who were checked in count until it is undone", async () => {
  const { date, key } = await dateWithHelper(backend)
  const { email } = await registerGuest(backend, date, { party_size: 3 })
  const before = await amount("visits")
  const { id: registration } = await registrationOf(backend, email)
  const device = crypto.randomUUID()
  await save(backend, key, device, { sequence: 1, kind: "check-in", registration, people: 2 })
  expect(await amount("visits")).toBe(before + 2)
  await save(backend, key, device, { sequence: 2, kind: "undo", registration })
  expect(await amount("visits")).toBe(before)
})

test("records from before the date of the baseline are in the baseline already", async () => {
  await metric(backend, { id: "later", records: "{certificates}", baseline_on: "2999-12-31" })
  await certified()
  expect(await sql("select amount from public.impact_counts where metric = 'later'")).toEqual([
    { amount: "0" },
  ])
  await metric(backend, { id: "again", records: "{certificates}" })
  const [again] = await sql("select amount from public.impact_counts where metric = 'again'")
  const [people] = await sql("select amount from public.impact_counts where metric = 'people'")
  expect(again).toEqual(people)
})
