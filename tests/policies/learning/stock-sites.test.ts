import { afterAll, beforeEach, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const outreach = await staff("outreach")

beforeEach(() =>
  sql(
    `delete from private.stock_movements; delete from private.stock_sites; delete from public.kit_requests;
     update public.kit_stock set kits = 12; delete from private.email_outbox`,
  ),
)

async function staff(role: string) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({
    ...{ email, email_confirm: true, user_metadata: { is_adult: "true" } },
  })
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [data.user!.id, role])
  return backend.member({ sub: data.user!.id, aal: "aal2" })
}

async function saveSite(name: string, more: object = {}, client = outreach) {
  const form = { site: null, name, alert_below: 0, chapter: null, ships_mail: false, ...more }
  // The generated types know no null for arguments.
  return (await client.rpc("save_stock_site", form as never).throwOnError()).data
}

async function siteId(name: string) {
  const [row] = await sql<{ id: string }>("select id from private.stock_sites where name = $1", [name])
  return row!.id
}

async function record(site: string, change: string, kits: number, more: object = {}, client = outreach) {
  const form = {
    ...{ site, change, kits, doses: 0, reason: "Weekly count", expires_on: null, to_site: null, ...more },
  }
  return (await client.rpc("record_stock", form as never).throwOnError()).data
}

async function kitsAt(name: string) {
  const [row] = await sql<{ kits: number }>("select kits from private.stock_sites where name = $1", [name])
  return row!.kits
}

async function freeKits() {
  return (await sql<{ kits: number }>("select kits from public.kit_stock"))[0]!.kits
}

/** A request that is packed, whose kits were taken from the free ones when it was made. */
async function packedRequest(quantity: number) {
  const { data } = await backend.admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  const [row] = await sql<{ id: string }>(
    `insert into public.kit_requests (user_id, state, quantity, had_naloxone, status)
     values ($1, 'Ohio', $2, false, 'packed') returning id`,
    [data.user!.id, quantity],
  )
  return row!.id
}

async function ship(wanted: string, from_site?: string) {
  const move = { wanted, next_status: "shipped", ...(from_site && { from_site }) }
  const { data } = await outreach.rpc("move_kit_request", move).throwOnError()
  return data
}

test("the first site has the kits that were counted before, and the free kits follow the sites", async () => {
  await packedRequest(2)
  expect(await saveSite("Little Rock")).toBe("saved")
  expect([await kitsAt("Little Rock"), await freeKits()]).toEqual([14, 12])
  expect((await outreach.rpc("set_kit_stock", { on_shelf: 90 }).throwOnError()).data).toBe("by-site")
  await saveSite("Conway")
  const [main, other] = [await siteId("Little Rock"), await siteId("Conway")]
  expect(await record(main, "received", 40)).toBe("saved")
  expect(await freeKits()).toBe(52)
  expect(await record(main, "moved", 10, { to_site: other })).toBe("saved")
  expect([await kitsAt("Little Rock"), await kitsAt("Conway"), await freeKits()]).toEqual([44, 10, 52])
  expect(await record(other, "corrected", 7, { reason: "Three were broken" })).toBe("saved")
  expect(await freeKits()).toBe(49)
  const { data } = await outreach.rpc("stock_movements").throwOnError()
  expect(data.map(({ change, kits }) => [change, kits])).toEqual(
    expect.arrayContaining([
      ["corrected", 14],
      ["received", 40],
      ["moved", -10],
      ["moved", 10],
      ["corrected", -3],
    ]),
  )
  expect(await ship(await packedRequest(2))).toBe("moved")
  expect(await kitsAt("Little Rock")).toBe(42)
})

test("a site never has less than nothing, however many people ship at once", async () => {
  await saveSite("Little Rock")
  const site = await siteId("Little Rock")
  await record(site, "corrected", 5)
  const requests = await Promise.all(Array.from({ length: 4 }, () => packedRequest(2)))
  const outcomes = await Promise.all(requests.map(request => ship(request)))
  expect(outcomes.toSorted()).toEqual(["moved", "moved", "out-of-stock", "out-of-stock"])
  expect(await kitsAt("Little Rock")).toBe(1)
  expect(await record(site, "handed-out", 2)).toBe("too-few")
  await expect(sql("update private.stock_sites set kits = -1")).rejects.toThrow(/stock_sites_kits_check/)
  const [sum] = await sql("select sum(kits)::int as kits from private.stock_movements")
  expect(sum).toEqual({ kits: 1 })
})

test("outreach gets one email when a site falls below its level, and the next after it had enough", async () => {
  const emails = async () =>
    (await sql("select 1 from private.email_outbox where message = 'stock-low'")).length
  await saveSite("Little Rock", { alert_below: 5 })
  const site = await siteId("Little Rock")
  await record(site, "corrected", 5)
  expect(await emails()).toBe(0)
  for (const kits of [4, 3]) await record(site, "corrected", kits)
  expect(await emails()).toBe(1)
  await record(site, "received", 10)
  expect(await emails()).toBe(1)
  await record(site, "handed-out", 9)
  expect(await emails()).toBe(2)
})

test("kits that expire within 90 days are counted, as long as they can still be there", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await saveSite("Little Rock")
  const site = await siteId("Little Rock")
  await record(site, "corrected", 0)
  await record(site, "received", 10, { expires_on: inDays(30) })
  await record(site, "received", 6, { expires_on: inDays(400) })
  const expiring = async () => (await outreach.rpc("stock_sites").throwOnError()).data[0]
  expect(await expiring()).toMatchObject({ kits: 16, expiring: 10, expires_on: inDays(30) })
  await record(site, "handed-out", 7)
  expect(await expiring()).toMatchObject({ kits: 9, expiring: 3 })
  await record(site, "handed-out", 3)
  expect(await expiring()).toMatchObject({ kits: 6, expiring: 0, expires_on: null })
})

async function close(site: string, is_closed: boolean, client = outreach) {
  return (await client.rpc("close_stock_site", { site, is_closed }).throwOnError()).data
}

test("staff choose the site that ships a request, and without a choice it is the marked one", async () => {
  await saveSite("Little Rock")
  await saveSite("Conway")
  const other = await siteId("Conway")
  await record(other, "received", 3)
  expect(await ship(await packedRequest(2), other)).toBe("moved")
  expect([await kitsAt("Little Rock"), await kitsAt("Conway")]).toEqual([12, 1])
  const request = await packedRequest(2)
  const offered = async () =>
    (await outreach.from("kit_requests").select("other_kit_sites").eq("id", request).single().throwOnError())
      .data
  expect(await offered()).toEqual({ other_kit_sites: null })
  expect(await ship(request, other)).toBe("out-of-stock")
  await record(other, "received", 1)
  expect(await offered()).toEqual({ other_kit_sites: [`${other} Conway`] })
  await record(other, "handed-out", 1)
  expect(await ship(request, crypto.randomUUID())).toBe("out-of-stock")
  expect(await ship(request)).toBe("moved")
  expect([await kitsAt("Little Rock"), await kitsAt("Conway")]).toEqual([10, 1])
  const [refill] = await sql<{ id: string }>(
    `insert into public.refill_requests (sealed_address, kits, status)
     values (repeat('a', 40), 1, 'packed') returning id`,
  )
  const move = { wanted: refill!.id, next_status: "shipped", from_site: other } as const
  expect((await outreach.rpc("move_refill", move).throwOnError()).data).toBe("moved")
  expect([await kitsAt("Little Rock"), await kitsAt("Conway")]).toEqual([10, 0])
})

test("what is left at a closed site can only be moved to another one", async () => {
  await saveSite("Little Rock")
  await saveSite("Conway", { alert_below: 5 })
  const [main, other] = [await siteId("Little Rock"), await siteId("Conway")]
  await record(other, "received", 8)
  expect([await close(main, true), await close(crypto.randomUUID(), true)]).toEqual(["ships-mail", "invalid"])
  expect(await close(other, true, await staff("finance"))).toBe("not-allowed")
  expect([await close(other, true), await close(other, true)]).toEqual(["saved", "saved"])
  for (const change of ["received", "handed-out", "corrected"])
    expect(await record(other, change, 1)).toBe("closed")
  expect(await record(main, "moved", 1, { to_site: other })).toBe("invalid")
  expect(await ship(await packedRequest(1), other)).toBe("out-of-stock")
  expect(await saveSite("Conway", { site: other, ships_mail: true })).toBe("invalid")
  expect(await record(other, "moved", 8, { to_site: main })).toBe("saved")
  const { data } = await outreach.rpc("stock_sites").throwOnError()
  expect(data.map(({ name, kits, is_closed, is_low }) => [name, kits, is_closed, is_low])).toEqual([
    ["Little Rock", 20, false, false],
    ["Conway", 0, true, false],
  ])
  expect(await close(other, false)).toBe("saved")
  expect(await record(other, "received", 6)).toBe("saved")
})

test("odd changes are refused, and only outreach reads and changes the stock", async () => {
  await saveSite("Little Rock")
  const site = await siteId("Little Rock")
  const odd: [string, number, object?][] = [
    ...([
      ["received", -1],
      ["received", 0],
      ["shipped", 1],
      ["moved", 1],
    ] as [string, number][]),
    ["moved", 1, { to_site: site }],
    ["moved", 1, { to_site: crypto.randomUUID() }],
    ["received", 1, { reason: " " }],
    ["received", 1, { reason: "a".repeat(201) }],
    ["received", 1, { expires_on: "9999-01-01" }],
    ["received", 2_000_000_000],
  ]
  for (const [change, kits, more] of odd)
    expect([change, kits, more, await record(site, change, kits, more)]).toEqual([
      ...[change, kits, more, "invalid"],
    ])
  expect(await record(crypto.randomUUID(), "received", 1)).toBe("invalid")
  expect(await saveSite("Little Rock")).toBe("invalid")
  expect(await saveSite("x")).toBe("invalid")
  for (const client of [await backend.member(), await staff("finance")]) {
    expect(await saveSite("Mine", {}, client)).toBe("not-allowed")
    expect(await record(site, "received", 1, {}, client)).toBe("not-allowed")
    expect((await client.rpc("stock_sites").throwOnError()).data).toEqual([])
    expect((await client.rpc("stock_movements").throwOnError()).data).toEqual([])
  }
  expect((await backend.visitor.rpc("stock_sites")).error?.code).toBe("42501")
})
