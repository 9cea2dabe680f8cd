import { afterAll, expect, test } from "vitest"
import type { DbEnum, FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "../chapters/chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, outreach } = chapterPeople(backend)

const OFFER = {
  kind: "in-kind" as DbEnum<"gift_offer_kind">,
  name: "Ana Ruiz",
  organization: "",
  place: "",
  details: "A room for thirty people, every second Thursday.",
  wants_thanks: false,
}

async function send(email: string, change: Partial<typeof OFFER> = {}) {
  return (await backend.visitor.rpc("offer_gift", { ...OFFER, email, ...change }).throwOnError()).data
}

/** An offer from a donor of its own. */
async function received() {
  const email = `${crypto.randomUUID()}@example.org`
  expect(await send(email)).toBe("received")
  const [row] = await backend.sql<{ id: string; token: string }>(
    `select o.id, t.token from public.gift_offers o join private.gift_offer_tokens t on t.offer_id = o.id
     where o.email = $1`,
    [email],
  )
  return { ...row!, email }
}

async function finance() {
  const { id } = await account()
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'finance')", [id])
  return backend.member({ sub: id, aal: "aal2" })
}

async function move(db: FullSupabaseClient, offer: string, stage: DbEnum<"gift_offer_stage">, note = "") {
  const args = { offer, next_stage: stage, note_to_donor: note }
  return (await db.rpc("move_gift_offer", args).throwOnError()).data
}

async function plan(db: FullSupabaseClient, offer: string, step: string, due = null as string | null) {
  return (await db.rpc("plan_gift_offer", { offer, step, due: due as string }).throwOnError()).data
}

async function withdraw(token: string) {
  return (await backend.visitor.rpc("withdraw_gift_offer", { token }).throwOnError()).data
}

async function seen(token: string) {
  return (await backend.visitor.rpc("gift_offer", { token }).throwOnError()).data
}

async function stagesEmailed(email: string) {
  const rows = await backend.sql<{ stage: string }>(
    `select params ->> 'stage' as stage from private.email_outbox
     where message = 'gift-offer' and to_address = $1 order by created_at`,
    [email],
  )
  return rows.map(({ stage }) => stage)
}

test("a donor follows an offer from received to completed with the emailed link", async () => {
  const { id, token, email } = await received()
  const staff = await finance()
  const { data: listed } = await staff.from("gift_offers").select("next_offer_stages").eq("id", id)
  expect(listed).toEqual([{ next_offer_stages: ["talking", "declined"] }])
  expect(await move(staff, id, "agreed")).toBe("not-possible")
  expect(await move(staff, id, "talking", "Tuesday?")).toBe("moved")
  expect(await seen(token)).toMatchObject([{ stage: "talking", note: "Tuesday?", details: OFFER.details }])
  expect(await move(staff, id, "agreed")).toBe("moved")
  expect(await move(staff, id, "completed")).toBe("moved")
  expect(await stagesEmailed(email)).toEqual(["received", "talking", "agreed", "completed"])
  expect(await withdraw(token)).toBe("not-possible")
})

test("the history has each stage with its note; only finance sees who moved it", async () => {
  const { id, token } = await received()
  const staff = await finance()
  await move(staff, id, "talking", "Tuesday?")
  await plan(staff, id, "Call about the key")
  await withdraw(token)
  const told = (await backend.visitor.rpc("gift_offer_history", { token }).throwOnError()).data
  expect(told).toMatchObject([
    { stage: "received", note: null },
    { stage: "talking", note: "Tuesday?" },
    { stage: "withdrawn", note: null },
  ])
  expect(Object.keys(told[0]!).sort()).toEqual(["changed_at", "note", "stage"])
  const changes = async (db: FullSupabaseClient) =>
    (await db.rpc("offer_changes", { offer: id }).throwOnError()).data
  expect((await changes(staff)).map(({ stage, changed_by }) => [stage, changed_by])).toEqual([
    ["received", null],
    ["talking", expect.any(String)],
    ["withdrawn", null],
  ])
  expect(await changes(await outreach())).toEqual([])
  const other = await backend.visitor.rpc("gift_offer_history", { token: "wrong" }).throwOnError()
  expect(other.data).toEqual([])
})

test("the organization gets an email without a word of the offer", async () => {
  const { id } = await received()
  const sent = await backend.sql(
    "select params from private.email_outbox where message = 'gift-offer-arrival' and params ->> 'id' = $1",
    [id],
  )
  expect(sent).toEqual([{ params: { kind: "in-kind", id } }])
})

test("declining needs a reason, and the donor reads it", async () => {
  const { id, token } = await received()
  const staff = await finance()
  expect(await move(staff, id, "declined", "  ")).toBe("no-reason")
  expect(await move(staff, id, "declined", "We have no storage.")).toBe("moved")
  expect(await seen(token)).toMatchObject([{ stage: "declined", note: "We have no storage." }])
})

test("the next step is for staff: the link does not show it", async () => {
  const { id, token } = await received()
  const staff = await finance()
  expect(await plan(staff, id, "", "2027-01-05")).toBe("invalid")
  expect(await plan(staff, id, "Call about the key", "2027-01-05")).toBe("noted")
  expect(JSON.stringify(await seen(token))).not.toContain("Call about the key")
  const { data } = await staff.from("gift_offers").select("next_step, next_on").eq("id", id).throwOnError()
  expect(data).toEqual([{ next_step: "Call about the key", next_on: "2027-01-05" }])
})

test("members, other staff and other links do nothing", async () => {
  const { id, token } = await received()
  const member = await backend.member({ sub: (await account()).id, aal: "aal2" })
  for (const db of [member, await outreach()]) {
    expect((await db.from("gift_offers").select("id").throwOnError()).data).toEqual([])
    expect([await move(db, id, "talking"), await plan(db, id, "Call")]).toEqual([
      "not-allowed",
      "not-allowed",
    ])
  }
  const admin = await finance()
  expect([
    await move(admin, crypto.randomUUID(), "talking"),
    await plan(admin, crypto.randomUUID(), "Call"),
  ]).toEqual(["unknown", "unknown"])
  expect([await seen("wrong"), await withdraw("wrong")]).toEqual([[], "unknown"])
  expect([await withdraw(token), await withdraw(token)]).toEqual(["withdrawn", "not-possible"])
})

test("an address offers three gifts in 30 days, all together 100 a day, and only complete ones", async () => {
  const outcomes: string[] = []
  for (const email of ["a@example.org", "A@example.org", "a@example.org", "a@example.org"])
    outcomes.push(await send(email))
  expect(outcomes).toEqual(["received", "received", "received", "too-many"])
  expect(await send("no address")).toBe("invalid")
  expect(await send("b@example.org", { kind: "company" })).toBe("invalid")
  expect(await send("b@example.org", { details: "Gloves" })).toBe("invalid")
  await backend.sql(
    `insert into public.gift_offers (kind, name, email, details)
     select 'planned', 'Ben', n || '@example.org', $1 from generate_series(1, 100) n`,
    [OFFER.details],
  )
  expect(await send("new@example.org")).toBe("too-many")
})

test("declined and withdrawn offers are deleted after 12 months, others after 36", async () => {
  const ages = { "talking 13": 13, "talking 37": 37, "withdrawn 11": 11, "withdrawn 13": 13 }
  for (const [name, months] of Object.entries(ages))
    await backend.sql(
      `insert into public.gift_offers (kind, name, email, details, stage, changed_at)
       values ('planned', $1, 'old@example.org', $4, $3::public.gift_offer_stage, now() - make_interval(months => $2))`,
      [name, months, name.split(" ")[0], OFFER.details],
    )
  await backend.sql("select private.delete_old_gift_offers()")
  const left = await backend.sql<{ name: string }>(
    "select name from public.gift_offers where email = 'old@example.org' order by name",
  )
  expect(left.map(({ name }) => name)).toEqual(["talking 13", "withdrawn 11"])
})
