import { afterAll, expect, test } from "vitest"
import { pageByPath, pageSummaries } from "#app/features/content/queries.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const clients = [
  ["a visitor", backend.visitor],
  ["a member", await backend.member()],
] as const
const page = {
  path: "/made/for-a-test",
  title: "Made for a test",
  description: "A page that exists for as long as this test runs and has no links to it.",
  lead: "Nothing to see.",
}

test.each(clients)("%s reads every page", async (_, db) => {
  expect(await pageByPath(db, "/about")).toMatchObject({ path: "/about", title: "About us" })
  expect((await pageSummaries(db)).map(({ path }) => path)).toContain("/emergency")
  expect(await pageByPath(db, "/no-such-page")).toBeNull()
})

test.each(clients)("%s cannot insert, update, upsert or delete a page", async (_, db) => {
  const before = await backend.sql("select * from public.pages order by path")
  const table = db.from("pages")
  const results = [
    await table.insert(page),
    await table.update({ title: "Other" }).eq("path", "/about"),
    await table.upsert({ ...page, path: "/about" }),
    await table.delete().eq("path", "/about"),
  ]
  expect(results.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501", "42501"])
  expect(await backend.sql("select * from public.pages order by path")).toEqual(before)
})

test("the service role inserts, updates and deletes pages, and updates set updated_at", async () => {
  const table = backend.admin.from("pages")
  await table.insert({ ...page, updated_at: "2026-01-01T00:00:00Z" }).throwOnError()
  await table.update({ title: "Changed" }).eq("path", page.path).throwOnError()
  const { data } = await table.select("title, updated_at").eq("path", page.path).single().throwOnError()
  expect(data.title).toBe("Changed")
  expect(data.updated_at > "2026-01-02").toBe(true)
  await table.delete().eq("path", page.path).throwOnError()
  expect(await pageByPath(backend.visitor, page.path)).toBeNull()
})

test("pages with an invalid path or text of the wrong length are rejected", async () => {
  const invalid = [
    { path: "about" },
    { path: "/About" },
    { path: "/about/" },
    { path: "//elsewhere.example" },
    { title: "" },
    { title: "x".repeat(61) },
    { description: "Too short" },
    { description: "x".repeat(161) },
    { lead: "" },
    { sections: { kind: "prose" } },
  ]
  for (const part of invalid) {
    const { error } = await backend.admin.from("pages").insert({ ...page, ...part })
    expect(error?.code, JSON.stringify(part)).toBe("23514")
  }
})
