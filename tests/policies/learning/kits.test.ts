import { afterAll, expect, test } from "vitest"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const [{ id: course }] = (await backend.sql(
  "select id from public.courses where slug = 'overdose-response-basics'",
)) as [{ id: string }]

const ADDRESS = {
  full_name: "Ana Ruiz",
  street: "1 Main St",
  city: "Little Rock",
  state: "Arkansas",
  zip: "72201",
  quantity: 1,
  had_naloxone: false,
}

async function account(said: Record<string, string> = { is_adult: "true" }) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, user_metadata: said })
  return data.user!.id
}

/** Somebody with a certificate that is valid, and how they ask. */
async function holder(said?: Record<string, string>) {
  const id = await account(said)
  await backend.sql(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria)
     values (replace($1, '-', ''), $1::uuid, $2, 'Basics', 'Passed')`,
    [id, course],
  )
  return { id, db: await backend.member({ sub: id }) }
}

async function ask(db: SupabaseDb, more: Partial<typeof ADDRESS> = {}) {
  return (await db.rpc("request_kit", { ...ADDRESS, ...more }).throwOnError()).data
}

async function outreach() {
  const id = await account()
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [id])
  return backend.member({ sub: id, aal: "aal2" })
}

const stock = (kits: number) => backend.sql("update public.kit_stock set kits = $1", [kits])
const left = async () => (await backend.sql("select kits from public.kit_stock"))[0]!.kits

test("a kit needs a certificate that is valid and not over", async () => {
  await stock(9)
  expect(await ask(await backend.member({ sub: await account() }))).toBe("no-certificate")
  const { id, db } = await holder()
  await backend.sql(
    "update public.certificates set issued_at = '2020-01-01', expires_at = '2022-01-01' where user_id = $1",
    [id],
  )
  expect(await ask(db)).toBe("no-certificate")
  expect((await backend.visitor.rpc("request_kit", ADDRESS)).error?.code).toBe("42501")
  expect(await left()).toBe(9)
})

test("one request is open at a time; a canceled one gives its kits back and forgets the address", async () => {
  await stock(5)
  const { id, db } = await holder()
  expect(await ask(db, { quantity: 2 })).toBe("requested")
  expect(await left()).toBe(3)
  expect(await ask(db)).toBe("already-open")
  expect((await db.rpc("cancel_kit").throwOnError()).data).toBe("canceled")
  expect((await db.rpc("cancel_kit").throwOnError()).data).toBe("nothing-open")
  expect(await left()).toBe(5)
  const rows = await backend.sql(
    "select status, full_name, street, city, zip from public.kit_requests where user_id = $1",
    [id],
  )
  expect(rows).toEqual([{ status: "canceled", full_name: null, street: null, city: null, zip: null }])
  expect(await ask(db)).toBe("requested")
})

test("after a kit was sent the next one waits 90 days", async () => {
  await stock(5)
  const { id, db } = await holder()
  await ask(db)
  const age = (days: number) =>
    backend.sql(
      "update public.kit_requests set status = 'shipped', requested_at = now() - make_interval(days => $2) where user_id = $1",
      [id, days],
    )
  await age(89)
  expect(await ask(db)).toBe("too-soon")
  await age(91)
  expect(await ask(db)).toBe("requested")
})

test("many who ask at once get no more kits than there are", async () => {
  await stock(3)
  const people = await Promise.all(Array.from({ length: 8 }, () => holder()))
  const answers = await Promise.all(people.map(({ db }) => ask(db)))
  expect(answers.toSorted()).toEqual([...Array(5).fill("out-of-stock"), ...Array(3).fill("requested")])
  expect(await left()).toBe(0)
})

test("one who presses many times has one request", async () => {
  await stock(9)
  const { db } = await holder()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(db)))
  expect(answers.filter(answer => answer === "requested")).toHaveLength(1)
  expect(await left()).toBe(8)
})

test("states we may not send to, minors without consent and unreadable addresses are refused", async () => {
  await stock(9)
  const { db } = await holder()
  await backend.sql("update public.kit_stock set blocked_states = '{Arkansas}'")
  expect(await ask(db)).toBe("state-blocked")
  await backend.sql("update public.kit_stock set blocked_states = '{}'")
  expect(await ask(db, { zip: "722" })).toBe("unreadable")
  expect(await ask(db, { quantity: 3 })).toBe("unreadable")
  expect(await ask(db, { street: "1 Main\u0007" })).toBe("unreadable")
  expect(await ask((await holder({ birth_month: "2011-01" })).db)).toBe("no-consent")
  expect(await left()).toBe(9)
})

test("outreach moves a request forward only, and nobody else moves it or sees it", async () => {
  await stock(9)
  const { id, db } = await holder()
  await ask(db)
  const [request] = await backend.sql("select id from public.kit_requests where user_id = $1", [id])
  const move = async (by: SupabaseDb, next_status: string) =>
    (await by.rpc("move_kit_request", { wanted: request!.id, next_status }).throwOnError()).data
  const staff = await outreach()
  expect(await move(db, "shipped")).toBe("not-allowed")
  expect(await move(staff, "shipped")).toBe("not-possible")
  for (const next of ["approved", "packed"]) expect(await move(staff, next)).toBe("moved")
  expect(await move(staff, "approved")).toBe("not-possible")
  expect((await db.rpc("cancel_kit").throwOnError()).data).toBe("nothing-open")
  for (const next of ["shipped", "delivered"]) expect(await move(staff, next)).toBe("moved")
  expect(await move(staff, "canceled")).toBe("not-possible")
  const stranger = (await holder()).db
  expect((await stranger.from("kit_requests").select("id").throwOnError()).data).toEqual([])
  expect(
    (await stranger.from("kit_requests").update({ status: "delivered" }).eq("id", request!.id)).error?.code,
  ).toBe("42501")
})

test("ninety days after it was sent the address is forgotten", async () => {
  await stock(9)
  const { id, db } = await holder()
  await ask(db)
  const age = (days: number) =>
    backend.sql(
      "update public.kit_requests set status = 'delivered', changed_at = now() - make_interval(days => $2) where user_id = $1",
      [id, days],
    )
  const street = async () => {
    await backend.sql("select private.delete_old_kit_addresses()")
    return (await backend.sql("select street from public.kit_requests where user_id = $1", [id]))[0]!.street
  }
  await age(89)
  expect(await street()).toBe("1 Main St")
  await age(91)
  expect(await street()).toBeNull()
})

test("outreach counts the shelf and nobody else does; who waits for a kit is told when it leaves", async () => {
  const staff = await outreach()
  const count = async (by: SupabaseDb, on_shelf: number) =>
    (await by.rpc("set_kit_stock", { on_shelf }).throwOnError()).data
  const { id, db } = await holder()
  expect(await count(db, 99)).toBe("not-allowed")
  expect(await count(staff, -1)).toBe("unreadable")
  expect(await count(staff, 7)).toBe("saved")
  expect(await left()).toBe(7)
  await ask(db)
  const [request] = await backend.sql("select id from public.kit_requests where user_id = $1", [id])
  for (const next_status of ["approved", "packed", "shipped"])
    await staff.rpc("move_kit_request", { wanted: request!.id, next_status }).throwOnError()
  const told = await backend.sql("select title from public.notices where user_id = $1", [id])
  expect(told).toEqual([{ title: "Your kit is on its way" }])
})

test("a request that goes with its account gives its kits back, and one that was sent does not", async () => {
  await stock(9)
  const open = await holder()
  const sent = await holder()
  expect([await ask(open.db, { quantity: 2 }), await ask(sent.db)]).toEqual(["requested", "requested"])
  await backend.sql("update public.kit_requests set status = 'shipped' where user_id = $1", [sent.id])
  expect(await left()).toBe(6)
  for (const { id } of [open, sent]) await backend.admin.auth.admin.deleteUser(id)
  expect(await left()).toBe(8)
})
