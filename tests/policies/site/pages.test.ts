import { afterAll, expect, test } from "vitest"
import { pageByPath, pageSummaries } from "#app/features/content/queries.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const askers = [
  ["a visitor", backend.visitor],
  ["a member", await backend.member()],
] as const
const page = {
  path: "/made/for-a-test",
  title: "Made for a test",
  description: "A page that exists for as long as this test runs, and that nobody links to.",
  lead: "Nothing to see.",
}

test.each(askers)("%s reads every page", async (_, db) => {
  expect(await pageByPath(db, "/about")).toMatchObject({ path: "/about", title: "About us" })
  expect((await pageSummaries(db)).map(({ path }) => path)).toContain("/emergency")
  expect(await pageByPath(db, "/no-such-page")).toBeNull()
})

test.each(askers)("%s can neither add, change, replace nor delete a page", async (_, db) => {
  const before = await backend.sql("select * from public.pages order by path")
  const table = db.from("pages")
  const refusals = [
    await table.insert(page),
    await table.update({ title: "Other" }).eq("path", "/about"),
    await table.upsert({ ...page, path: "/about" }),
    await table.delete().eq("path", "/about"),
  ]
  expect(refusals.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501", "42501"])
  expect(await backend.sql("select * from public.pages order by path")).toEqual(before)
})

test("the service adds, changes and removes pages, and a change is dated", async () => {
  const table = backend.admin.from("pages")
  await table.insert({ ...page, updated_at: "2026-01-01T00:00:00Z" }).throwOnError()
  await table.update({ title: "Changed" }).eq("path", page.path).throwOnError()
  const { data } = await table.select("title, updated_at").eq("path", page.path).single().throwOnError()
  expect(data.title).toBe("Changed")
  expect(data.updated_at > "2026-01-02").toBe(true)
  await table.delete().eq("path", page.path).throwOnError()
  expect(await pageByPath(backend.visitor, page.path)).toBeNull()
})

test("pages that no address leads to, or that say too little or too much, are refused", async () => {
  const wrong = [
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
  for (const part of wrong) {
    const { error } = await backend.admin.from("pages").insert({ ...page, ...part })
    expect(error?.code, JSON.stringify(part)).toBe("23514")
  }
})
