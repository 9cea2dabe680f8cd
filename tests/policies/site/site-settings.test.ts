import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const member = await backend.member()
const askers = [
  ["a visitor", backend.visitor],
  ["a member", member],
] as const
const other = { id: true, name: "Other", tagline: "Other", description: "Other" }

test.each(askers)("%s reads the settings", async (_, db) => {
  const { data } = await db.from("site_settings").select("name, tagline").single().throwOnError()
  expect(data).toEqual({ name: "Open Airway", tagline: "Anyone can learn to reverse an overdose." })
})

test.each(askers)("%s can neither add, change, replace nor delete them", async (_, db) => {
  const before = await backend.sql("select * from public.site_settings")
  const table = db.from("site_settings")
  const refusals = [
    await table.insert(other),
    await table.update({ name: "Other" }).eq("id", true),
    await table.upsert(other),
    await table.delete().eq("id", true),
  ]
  expect(refusals.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501", "42501"])
  expect(await backend.sql("select * from public.site_settings")).toEqual(before)
})

test("the service changes them, and nobody can make a second row or delete the only one", async () => {
  const table = backend.admin.from("site_settings")
  await table.update({ twitter: "@openairway" }).eq("id", true).throwOnError()
  const { data } = await backend.visitor.from("site_settings").select("twitter").single().throwOnError()
  expect(data).toEqual({ twitter: "@openairway" })

  expect((await table.insert(other)).error?.code).toBe("23505")
  expect((await table.insert({ ...other, id: false })).error?.code).toBe("23514")
  expect((await table.delete().eq("id", true)).error?.code).toBe("42501")
})

test("settings that would break a page are refused", async () => {
  const wrong = [
    { name: "" },
    { default_locale: "english" },
    { twitter: "@ spaces" },
    { separator: "----" },
    { contact_domain: "no domain" },
    { contact_domain: "@wind.example" },
    { postal_address: "" },
    { notice: "" },
  ]
  for (const change of wrong) {
    const { error } = await backend.admin.from("site_settings").update(change).eq("id", true)
    expect(error?.code, JSON.stringify(change)).toBe("23514")
  }
})
