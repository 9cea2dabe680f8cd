import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { gift, deliver, staff, statusOf } = giving(backend)
const [ana, ben, admin] = await Promise.all([staff("finance"), staff("finance"), staff("admin")])
type Client = typeof ana

/** A paid gift of $900; one person may refund $500 of it. */
async function paidGift(cents = 90_000) {
  const { id } = await gift({ gift_cents: cents })
  await deliver({ kind: "paid", donation: id, amount_cents: cents, payment: `pi_${id}` })
  return id
}

function refunded(donation: string, cents: number) {
  return deliver({ kind: "refunded", donation, amount_cents: cents })
}

/** Asks on the page that shows what has gone back by now, or on one from before. */
async function ask(client: Client, donation: string, cents: number, before?: number) {
  const refunded_before = before ?? (await statusOf(donation))!.refunded_cents
  return (await client.rpc("request_refund", { donation, cents, refunded_before }).throwOnError()).data
}

async function decide(client: Client, donation: string, approves: boolean) {
  const [row] = await sql<{ id: string }>(
    "select id from public.refund_requests where donation_id = $1 order by requested_at desc limit 1",
    [donation],
  )
  return (await client.rpc("decide_refund", { request: row!.id, approves }).throwOnError()).data
}

async function requestsOf(donation: string) {
  return await sql(
    `select cents, refunded_after_cents as after, status, decided_by is not null as is_seconded
     from public.refund_requests where donation_id = $1 order by requested_at`,
    [donation],
  )
}

test("within the limit one person is enough, above it another one must approve", async () => {
  const id = await paidGift()
  expect(await ask(ana, id, 50_000)).toBe("approved")
  await refunded(id, 50_000)
  expect(await ask(ana, id, 100)).toBe("waiting")
  expect(await ask(ben, id, 100)).toBe("already-waiting")
  expect(await decide(ana, id, true)).toBe("own-request")
  expect(await decide(ben, id, true)).toBe("approved")
  await refunded(id, 50_100)
  expect(await decide(ben, id, true)).toBe("not-possible")
  expect(await requestsOf(id)).toEqual([
    { cents: 50_000, after: 50_000, status: "approved", is_seconded: false },
    { cents: 100, after: 50_100, status: "approved", is_seconded: true },
  ])
})

test("an amount that is not left of the gift is a mistake of the form", async () => {
  const id = await paidGift()
  for (const cents of [0, -1, 90_001]) expect(await ask(ana, id, cents)).toBe("invalid-amount")
  expect(await ask(ana, id, 40_000)).toBe("approved")
  await refunded(id, 40_000)
  expect(await ask(ana, id, 50_001)).toBe("invalid-amount")
  expect(await requestsOf(id)).toHaveLength(1)
})

test("several small refunds of a gift do not pass the limit, not even at once", async () => {
  const id = await paidGift()
  const outcomes = await Promise.all([ask(ana, id, 30_000), ask(ana, id, 30_001), ask(ben, id, 30_002)])
  expect(outcomes.toSorted()).toEqual(["approved", "not-possible", "not-possible"])
  const [first] = await requestsOf(id)
  expect(await ask(ben, id, Number(first!.cents))).toBe("approved")
  await refunded(id, Number(first!.cents))
  expect(await ask(ana, id, 30_000)).toBe("waiting")
})

test("a form from before another refund changes nothing, and the same form sent twice is one refund", async () => {
  const id = await paidGift()
  expect(await ask(ana, id, 1000, 0)).toBe("approved")
  await refunded(id, 1000)
  expect(await ask(ana, id, 1000, 0)).toBe("already-refunded")
  expect(await ask(ana, id, 999, 0)).toBe("changed")
  expect(await ask(ben, id, 1000, 0)).toBe("changed")
  expect(await ask(ana, id, 2_147_483_647, 2_147_483_647)).toBe("changed")
  expect(await ask(ana, id, 1000, 1000)).toBe("approved")
  expect(await requestsOf(id)).toHaveLength(2)
})

test("a request is taken back by its author or declined by another, and can be made again", async () => {
  const id = await paidGift()
  for (const client of [ana, ben]) {
    expect(await ask(ana, id, 90_000)).toBe("waiting")
    expect(await decide(client, id, false)).toBe("declined")
    expect(await decide(ben, id, true)).toBe("not-possible")
  }
  expect(await ask(ana, id, 90_000)).toBe("waiting")
})

test("a request is not approved after the gift has changed", async () => {
  const id = await paidGift()
  await ask(ana, id, 60_000)
  await refunded(id, 40_000)
  expect(await decide(ben, id, true)).toBe("not-possible")
})

test("two people who decide at once: one decision counts", async () => {
  const id = await paidGift()
  await ask(ana, id, 90_000)
  const outcomes = await Promise.all([decide(ben, id, true), decide(admin, id, false)])
  expect([
    ["approved", "not-possible"],
    ["not-possible", "declined"],
  ]).toContainEqual(outcomes)
})

test("nobody else asks, decides or reads, and the table itself refuses one person as two", async () => {
  const id = await paidGift()
  await ask(ana, id, 90_000)
  for (const client of [await member(), await staff("editor")]) {
    expect(await ask(client, id, 100)).toBe("not-allowed")
    expect(await decide(client, id, true)).toBe("not-allowed")
    expect((await client.from("refund_requests").select("id").throwOnError()).data).toEqual([])
  }
  expect(
    (await visitor.rpc("request_refund", { donation: id, cents: 100, refunded_before: 0 })).error?.code,
  ).toBe("42501")
  await expect(
    sql(
      `update public.refund_requests set status = 'approved', decided_by = requested_by, decided_at = now()
       where donation_id = $1`,
      [id],
    ),
  ).rejects.toThrow("refund_requests_check")
  const values = { status: "approved" as const }
  expect((await ana.from("refund_requests").update(values).eq("donation_id", id)).error?.code).toBe("42501")
})

test("only an administrator sets the limit", async () => {
  const set = async (client: Client, cents: number | null) =>
    // The generated types know no null for arguments.
    (await client.rpc("set_refund_limit", { cents: cents! }).throwOnError()).data
  try {
    expect(await set(ana, 2_500_000)).toBe("not-allowed")
    expect(await set(admin, -1)).toBe("invalid")
    expect(await set(admin, null)).toBe("saved")
    expect(await ask(ana, await paidGift(), 90_000)).toBe("approved")
    expect(await set(admin, 0)).toBe("saved")
    expect(await ask(ana, await paidGift(), 1)).toBe("waiting")
  } finally {
    await set(admin, 50_000)
  }
})
