import { afterAll, beforeEach, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
beforeEach(() => sql("delete from public.refill_requests; delete from private.refill_keys"))

const SEALED = "sealed_address-".repeat(6)

async function request(more: object = {}) {
  const refill = { sealed_address: SEALED, in_state: "Ohio", kits: 2, key: crypto.randomUUID(), ...more }
  return (await backend.visitor.rpc("request_refill", refill).throwOnError()).data
}

async function staff(role: string) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, user_metadata: { is_adult: "true" } })
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [data.user!.id, role])
  return backend.member({ sub: data.user!.id, aal: "aal2" })
}

async function theRefill() {
  const rows = await sql<{ id: string; status: string; weeks_waiting: number }>(
    "select * from public.refill_requests",
  )
  expect(rows).toHaveLength(1)
  return rows[0]!
}

test("a request keeps the encrypted address, the number of kits and nothing about when or where", async () => {
  const key = crypto.randomUUID()
  expect([await request({ key }), await request({ key })]).toEqual(["saved", "saved"])
  const row = await theRefill()
  expect(row).toEqual({
    ...{ id: row.id, sealed_address: SEALED, kits: 2, status: "waiting", weeks_waiting: 0, shipped_on: null },
    is_shuffled: true,
  })
})

test("a readable address, a wrong number of kits and a state we cannot ship to are refused", async () => {
  expect(await request({ sealed_address: "Ana Ruiz, 12 Main Street, Columbus, Ohio 43004" })).toBe("invalid")
  for (const kits of [0, -1, 3, 100_000]) expect([kits, await request({ kits })]).toEqual([kits, "invalid"])
  expect(await request({ in_state: "Atlantis" })).toBe("invalid")
  await sql("update public.kit_stock set blocked_states = '{Ohio}'")
  expect(await request()).toBe("state-blocked")
  await sql("update public.kit_stock set blocked_states = '{}'")
})

test("outreach packs and ships from the stock, and the address goes two weeks later", async () => {
  await request()
  const wanted = (await theRefill()).id
  const [outreach, editor] = [await staff("outreach"), await staff("editor")]
  const move = async (db: typeof outreach, next_status: "waiting" | "packed" | "shipped") =>
    (await db.rpc("move_refill", { wanted, next_status }).throwOnError()).data
  expect(await move(editor, "packed")).toBe("not-allowed")
  expect(await move(outreach, "shipped")).toBe("not-possible")
  expect(await move(outreach, "packed")).toBe("moved")
  await sql("update public.kit_stock set kits = 1")
  expect(await move(outreach, "shipped")).toBe("out-of-stock")
  await sql("update public.kit_stock set kits = 5")
  expect(await move(outreach, "shipped")).toBe("moved")
  expect(await sql("select kits from public.kit_stock")).toEqual([{ kits: 3 }])
  const counted = "select amount, state from private.impact_records where source = 'refill-requests'"
  expect(await sql(counted)).toEqual([{ amount: 2, state: "" }])
  expect((await outreach.rpc("drop_refill", { wanted })).data).toBe("unknown")
  await sql("update public.refill_requests set shipped_on = current_date - 13")
  await sql("select private.mix_refill_requests()")
  await theRefill()
  await sql("update public.refill_requests set shipped_on = current_date - 14")
  await sql("select private.mix_refill_requests()")
  expect(await sql("select 1 from public.refill_requests")).toEqual([])
})

test("outreach deletes what cannot be sent; what nobody ships is deleted after twelve weeks", async () => {
  await request()
  const wanted = (await theRefill()).id
  expect((await (await staff("editor")).rpc("drop_refill", { wanted })).data).toBe("not-allowed")
  expect((await (await staff("outreach")).rpc("drop_refill", { wanted })).data).toBe("moved")
  await request()
  for (let week = 1; week < 12; week++) await sql("select private.age_refill_requests()")
  expect(await theRefill()).toMatchObject({ weeks_waiting: 11 })
  await sql("select private.age_refill_requests()")
  expect(await sql("select 1 from public.refill_requests")).toEqual([])
})

test("rows are written together, keys go after two nights, and there are 200 requests a day", async () => {
  for (let i = 0; i < 12; i++) await request()
  expect(await sql("select distinct xmin::text from public.refill_requests")).toHaveLength(1)
  await sql("select private.mix_refill_requests()")
  expect(await sql("select distinct xmin::text from public.refill_requests")).toHaveLength(1)
  await sql("select private.mix_refill_requests()")
  expect(await sql("select 1 from private.refill_keys")).toEqual([])
  await sql("insert into private.refill_keys (key) select gen_random_uuid() from generate_series(1, 200)")
  expect(await request()).toBe("too-many")
})
