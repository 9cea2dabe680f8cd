import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const member = await backend.member()
const clients = [
  ["a visitor", backend.visitor],
  ["a member", member],
] as const
const other = { id: true, name: "Other", tagline: "Other", description: "Other" }

test.each(clients)("%s reads the settings", async (_, db) => {
  const { data } = await db.from("site_settings").select("name, tagline").single().throwOnError()
  expect(data).toEqual({ name: "Open Airway", tagline: "Anyone can learn to reverse an overdose." })
})

test.each(clients)("%s cannot read what one person may refund", async (_, db) => {
  for (const columns of ["refund_limit_cents", "*"])
    expect((await db.from("site_settings").select(columns)).error?.code).toBe("42501")
  expect((await db.rpc("refund_limit")).error?.code).toBe("42501")
})

test("finance reads what one person may refund, and other staff do not", async () => {
  const [finance, editor] = await Promise.all(["finance", "editor"].map(staff))
  expect((await finance!.rpc("refund_limit").throwOnError()).data).toBe(50_000)
  expect((await editor!.rpc("refund_limit")).error?.code).toBe("42501")
})

async function staff(role: string) {
  const user = { email: `${crypto.randomUUID()}@example.org` }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return backend.member({ sub: id, aal: "aal2" })
}

test.each(clients)("%s cannot insert, update, upsert or delete them", async (_, db) => {
  const before = await backend.sql("select * from public.site_settings")
  const table = db.from("site_settings")
  const results = [
    await table.insert(other),
    await table.update({ name: "Other" }).eq("id", true),
    await table.upsert(other),
    await table.delete().eq("id", true),
  ]
  expect(results.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501", "42501"])
  expect(await backend.sql("select * from public.site_settings")).toEqual(before)
})

test("the service role updates the only row and can neither add nor delete one", async () => {
  const table = backend.admin.from("site_settings")
  await table.update({ twitter: "@openairway" }).eq("id", true).throwOnError()
  const { data } = await backend.visitor.from("site_settings").select("twitter").single().throwOnError()
  expect(data).toEqual({ twitter: "@openairway" })

  expect((await table.insert(other)).error?.code).toBe("23505")
  expect((await table.insert({ ...other, id: false })).error?.code).toBe("23514")
  expect((await table.delete().eq("id", true)).error?.code).toBe("42501")
})

test("settings that would break a page are rejected", async () => {
  const invalid = [
    { name: "" },
    { default_locale: "english" },
    { twitter: "@ spaces" },
    { separator: "----" },
    { contact_domain: "no domain" },
    { contact_domain: "@wind.example" },
    { postal_address: "" },
    { notice: "" },
  ]
  for (const change of invalid) {
    const { error } = await backend.admin.from("site_settings").update(change).eq("id", true)
    expect(error?.code, JSON.stringify(change)).toBe("23514")
  }
})

test("administrators change the name of the site, others do not, and texts that would break a page are refused", async () => {
  const [administrator, editor] = await Promise.all(["admin", "editor"].map(staff))
  const [{ name }] = (await backend.sql<{ name: string }>("select name from public.site_settings")) as [
    { name: string },
  ]
  const identity = {
    ...{
      name: " Breathe Exampleton ",
      tagline: "Learn it.",
      description: "We teach.",
      contact_domain: "Example.org",
    },
    ...{ notice: "", twitter: "", time_zone: "America/New_York" },
  }
  const save = async (db: typeof administrator, more: object = {}) =>
    (await db!.rpc("save_site_identity", { ...identity, ...more }).throwOnError()).data
  expect(await save(editor)).toBe("not-allowed")
  expect(await save(member as never)).toBe("not-allowed")
  for (const wrong of [
    { name: "" },
    { name: "Two\nlines" },
    { contact_domain: "no domain" },
    { twitter: "a b" },
    { time_zone: "Europe/Berlin" },
  ])
    expect(await save(administrator, wrong), JSON.stringify(wrong)).toBe("invalid")
  expect(await backend.sql("select name from public.site_settings")).toEqual([{ name }])
  expect(await save(administrator)).toBe("saved")
  const { data } = await backend.visitor
    .from("site_settings")
    .select("name, contact_domain, notice, twitter, giving_time_zone")
    .single()
    .throwOnError()
  expect(data).toEqual({
    name: "Breathe Exampleton",
    contact_domain: "example.org",
    notice: null,
    twitter: null,
    giving_time_zone: "America/New_York",
  })
})
