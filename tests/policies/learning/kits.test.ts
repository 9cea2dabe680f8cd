import { afterAll, expect, test } from "vitest"
import { OPEN_STATUSES, STATUS_LABELS, statusSteps } from "#app/features/kits/status.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"

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

async function account(metadata: Record<string, string> = { is_adult: "true" }) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, user_metadata: metadata })
  return data.user!.id
}

/** A member with a valid certificate. */
async function holder(metadata?: Record<string, string>) {
  const id = await account(metadata)
  await backend.sql(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria)
     values (replace($1, '-', ''), $1::uuid, $2, 'Basics', 'Passed')`,
    [id, course],
  )
  return { id, db: await backend.member({ sub: id }) }
}

async function requestKit(db: FullSupabaseClient, more: Partial<typeof ADDRESS> = {}) {
  return (await db.rpc("request_kit", { ...ADDRESS, ...more }).throwOnError()).data
}

async function outreach() {
  const id = await account()
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [id])
  return backend.member({ sub: id, aal: "aal2" })
}

const setStock = (kits: number) => backend.sql("update public.kit_stock set kits = $1", [kits])
const stockLeft = async () => (await backend.sql("select kits from public.kit_stock"))[0]!.kits

test("a kit request needs a valid certificate", async () => {
  await setStock(9)
  expect(await requestKit(await backend.member({ sub: await account() }))).toBe("no-certificate")
  const { id, db } = await holder()
  await backend.sql(
    "update public.certificates set issued_at = '2020-01-01', expires_at = '2022-01-01' where user_id = $1",
    [id],
  )
  expect(await requestKit(db)).toBe("no-certificate")
  expect((await backend.visitor.rpc("request_kit", ADDRESS)).error?.code).toBe("42501")
  expect(await stockLeft()).toBe(9)
})

test("one request is open at a time; canceling it returns the kits and deletes the address", async () => {
  await setStock(5)
  const { id, db } = await holder()
  expect(await requestKit(db, { quantity: 2 })).toBe("requested")
  expect(await stockLeft()).toBe(3)
  expect(await requestKit(db)).toBe("already-open")
  expect((await db.rpc("cancel_kit").throwOnError()).data).toBe("canceled")
  expect((await db.rpc("cancel_kit").throwOnError()).data).toBe("nothing-open")
  expect(await stockLeft()).toBe(5)
  const rows = await backend.sql(
    "select status, full_name, street, city, zip from public.kit_requests where user_id = $1",
    [id],
  )
  expect(rows).toEqual([{ status: "canceled", full_name: null, street: null, city: null, zip: null }])
  expect(await requestKit(db)).toBe("requested")
})

test("the next request is possible 90 days after a shipped one", async () => {
  await setStock(5)
  const { id, db } = await holder()
  await requestKit(db)
  const setAge = (days: number) =>
    backend.sql(
      "update public.kit_requests set status = 'shipped', requested_at = now() - make_interval(days => $2) where user_id = $1",
      [id, days],
    )
  await setAge(89)
  expect(await requestKit(db)).toBe("too-soon")
  await setAge(91)
  expect(await requestKit(db)).toBe("requested")
})

test("the page gets the same rules that a request is checked by", async () => {
  await setStock(5)
  const { id, db } = await holder()
  const status = async () => (await db.rpc("kit_status").single().throwOnError()).data
  const READY = { has_certificate: true, has_consent: true, has_open_request: false, next_request_at: null }
  expect(await status()).toEqual({ ...READY, days_between: 90, kits: 5 })
  expect(await requestKit(db)).toBe("requested")
  expect(await status()).toMatchObject({ has_open_request: true, kits: 4 })

  const [sent] = await backend.sql(
    `update public.kit_requests set status = 'shipped', requested_at = now() - interval '30 days'
     where user_id = $1 returning requested_at + interval '90 days' as next`,
    [id],
  )
  const { has_open_request, next_request_at, days_between } = await status()
  expect(has_open_request).toBe(false)
  expect(new Date(next_request_at)).toEqual(sent!.next)
  const setAge = (days: number, minutes: number) =>
    backend.sql(
      "update public.kit_requests set requested_at = now() - make_interval(days => $2, mins => $3) where user_id = $1",
      [id, days, minutes],
    )
  await setAge(days_between, -1)
  expect([(await status()).next_request_at, await requestKit(db)]).toEqual([expect.any(String), "too-soon"])
  await setAge(days_between, 1)
  expect([(await status()).next_request_at, await requestKit(db)]).toEqual([null, "requested"])

  const minor = (await holder({ birth_month: "2011-01" })).db
  expect((await minor.rpc("kit_status").single().throwOnError()).data.has_consent).toBe(false)
  const newcomer = await backend.member({ sub: await account() })
  expect((await newcomer.rpc("kit_status").single().throwOnError()).data.has_certificate).toBe(false)
  expect((await backend.visitor.rpc("kit_status")).error?.code).toBe("42501")
})

test("concurrent requests never exceed the stock", async () => {
  await setStock(3)
  const people = await Promise.all(Array.from({ length: 8 }, () => holder()))
  const outcomes = await Promise.all(people.map(({ db }) => requestKit(db)))
  expect(outcomes.toSorted()).toEqual([...Array(5).fill("out-of-stock"), ...Array(3).fill("requested")])
  expect(await stockLeft()).toBe(0)
})

test("concurrent requests of one member create one", async () => {
  await setStock(9)
  const { db } = await holder()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => requestKit(db)))
  expect(outcomes.filter(outcome => outcome === "requested")).toHaveLength(1)
  expect(await stockLeft()).toBe(8)
})

test("blocked states, minors without consent and malformed addresses are rejected", async () => {
  await setStock(9)
  const { db } = await holder()
  await backend.sql("update public.kit_stock set blocked_states = '{Arkansas}'")
  expect(await requestKit(db)).toBe("state-blocked")
  await backend.sql("update public.kit_stock set blocked_states = '{}'")
  expect(await requestKit(db, { zip: "722" })).toBe("invalid")
  expect(await requestKit(db, { quantity: 3 })).toBe("invalid")
  expect(await requestKit(db, { street: "1 Main\u0007" })).toBe("invalid")
  expect(await requestKit((await holder({ birth_month: "2011-01" })).db)).toBe("no-consent")
  expect(await stockLeft()).toBe(9)
})

test("only outreach staff advance a request, step by step, and other members cannot see it", async () => {
  await setStock(9)
  const { id, db } = await holder()
  await requestKit(db)
  const [request] = await backend.sql("select id from public.kit_requests where user_id = $1", [id])
  const move = async (by: FullSupabaseClient, next_status: string) =>
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

test("staff see a button for each step that is possible, and for no other", async () => {
  await setStock(9)
  const { id, db } = await holder()
  await requestKit(db)
  const staff = await outreach()
  const statuses = Object.keys(STATUS_LABELS)
  for (const status of statuses) {
    const setStatus = () =>
      backend.sql("update public.kit_requests set status = $2 where user_id = $1", [id, status])
    const possible: string[] = []
    for (const next_status of statuses) {
      await setStatus()
      const { data: request } = await staff
        .from("kit_requests")
        .select("id")
        .eq("user_id", id)
        .single()
        .throwOnError()
      const move = await staff.rpc("move_kit_request", { wanted: request.id, next_status }).throwOnError()
      if (move.data === "moved") possible.push(next_status)
    }
    await setStatus()
    const { data } = await staff
      .from("kit_requests")
      .select("next_statuses, is_cancelable")
      .eq("user_id", id)
      .single()
      .throwOnError()
    expect(
      statusSteps(data)
        .map(({ intent }) => intent)
        .toSorted(),
    ).toEqual(possible.toSorted())
    const canceled = (await db.rpc("cancel_kit").throwOnError()).data === "canceled"
    expect([status, data.is_cancelable]).toEqual([status, canceled])
  }
})

test("the list of open requests has the statuses of the index for open requests", async () => {
  const [index] = await backend.sql(
    "select pg_get_expr(indpred, indrelid) as predicate from pg_index where indexrelid = 'public.kit_requests_one_open'::regclass",
  )
  const inIndex = [...String(index!.predicate).matchAll(/'(\w+)'/g)].map(([, status]) => status)
  expect(inIndex).toEqual([...OPEN_STATUSES])
})

test("the address is deleted 90 days after delivery", async () => {
  await setStock(9)
  const { id, db } = await holder()
  await requestKit(db)
  const setAge = (days: number) =>
    backend.sql(
      "update public.kit_requests set status = 'delivered', changed_at = now() - make_interval(days => $2) where user_id = $1",
      [id, days],
    )
  const street = async () => {
    await backend.sql("select private.delete_old_kit_addresses()")
    return (await backend.sql("select street from public.kit_requests where user_id = $1", [id]))[0]!.street
  }
  await setAge(89)
  expect(await street()).toBe("1 Main St")
  await setAge(91)
  expect(await street()).toBeNull()
})

test("only outreach staff set the stock, and shipping sends a notice", async () => {
  const staff = await outreach()
  const setCount = async (by: FullSupabaseClient, on_shelf: number) =>
    (await by.rpc("set_kit_stock", { on_shelf }).throwOnError()).data
  const { id, db } = await holder()
  expect(await setCount(db, 99)).toBe("not-allowed")
  expect(await setCount(staff, -1)).toBe("invalid")
  expect(await setCount(staff, 7)).toBe("saved")
  expect(await stockLeft()).toBe(7)
  await requestKit(db)
  const [request] = await backend.sql("select id from public.kit_requests where user_id = $1", [id])
  for (const next_status of ["approved", "packed", "shipped"])
    await staff.rpc("move_kit_request", { wanted: request!.id, next_status }).throwOnError()
  expect(await noticeTitles(backend.sql, id)).toEqual(["Your kit is on its way"])
})

test("deleting an account returns the kits of an open request, but not of a shipped one", async () => {
  await setStock(9)
  const open = await holder()
  const sent = await holder()
  expect([await requestKit(open.db, { quantity: 2 }), await requestKit(sent.db)]).toEqual([
    "requested",
    "requested",
  ])
  await backend.sql("update public.kit_requests set status = 'shipped' where user_id = $1", [sent.id])
  expect(await stockLeft()).toBe(6)
  for (const { id } of [open, sent]) await backend.admin.auth.admin.deleteUser(id)
  expect(await stockLeft()).toBe(8)
})
