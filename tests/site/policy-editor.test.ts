import { afterAll, expect, test, vi } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, backend, browserOf, close, signedInBrowser, site, sql } = await sessionSite()
backend.onChange(site.drop)
afterAll(close)

/** Caches hear of a change from the database. */
const PATIENCE = { timeout: 20_000 }
const visitor = browserOf(new Map())
const textOf = async (path: string) => (await visitor.ask(path)).text

const admin = await signedInBrowser()
await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.userId])
await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [admin.userId])
age(admin.cookies)

const PAGE = "/staff/policies/terms"
const DRAFT = { intent: "save", title: "Terms of use", summary: "A rule about quokkas." }
const SOURCE = "# What we ask of you\n\nBe kind to quokkas."

test("administrators write, compare and publish the next version of a legal text", async () => {
  const list = (await admin.ask("/staff/policies")).text
  for (const title of ["Terms of use", "Privacy policy", "Volunteer waiver"]) expect(list).toContain(title)
  expect((await admin.post(PAGE, { intent: "start" })).status).toBe(303)
  const opened = (await admin.ask(PAGE)).text
  expect(opened).toContain("# What this site is")

  const refused = await admin.post(PAGE, { ...DRAFT, base: "1", source: "No heading." })
  expect([refused.status, refused.text.includes("Start with a heading")]).toEqual([400, true])
  expect((await admin.post(PAGE, { ...DRAFT, base: "1", source: SOURCE })).status).toBe(303)
  const compared = (await admin.ask(PAGE)).text
  expect(compared).toMatch(/<ins[^>]*>(<span[^>]*>[^<]*<\/span>)?Be kind to quokkas\./)
  expect(await textOf("/terms")).not.toContain("quokkas")

  const early = await admin.post(PAGE, { intent: "publish", base: "2", effective_from: "2026-01-01T08:00" })
  expect([early.status, early.text.includes("still to come")]).toEqual([400, true])
  const published = await admin.post(PAGE, {
    intent: "publish",
    base: "2",
    effective_from: "2099-01-01T08:00",
  })
  expect(published.status).toBe(303)
  await vi.waitFor(async () => expect(await textOf("/terms")).toContain("A rule about quokkas."), PATIENCE)
})

test("a version that is not in force yet can be read, and the page keeps the one in force", async () => {
  const current = await textOf("/terms")
  expect(current).toContain("A rule about quokkas.")
  expect(current).not.toMatch(/>Be kind to quokkas\.</)
  expect(await textOf("/terms/versions/2")).toMatch(/>Be kind to quokkas\.</)
  expect(await textOf("/terms/versions/2")).toContain("Read the version in force")
  expect(await textOf("/terms/versions/1")).not.toContain("Read the version in force")
  expect(await textOf("/search?q=quokkas")).not.toContain("Be kind to")
})

test("consents and the waiver are one text without headings", async () => {
  const path = "/staff/policies/waiver"
  await admin.post(path, { intent: "start" })
  expect((await admin.ask(path)).text).not.toContain('name="source"')
  const words = { intent: "save", base: "1", title: "Volunteer waiver", summary: "I promise." }
  expect((await admin.post(path, words)).status).toBe(303)
  expect((await admin.post(path, { intent: "publish", base: "2" })).status).toBe(303)
  const [newest] = await sql(
    "select version, summary from public.policy_texts where kind = 'waiver' order by 1 desc",
  )
  expect(newest).toEqual({ version: 2, summary: "I promise." })
  expect((await admin.ask("/staff/policies/no-such-text")).status).toBe(404)
})

test("visitors read and find a version that is published at once", async () => {
  const path = "/staff/policies/privacy"
  expect(await textOf("/privacy")).not.toContain("numbats")
  await admin.post(path, { intent: "start" })
  const words = { intent: "save", base: "1", title: "Privacy policy", summary: "What we know of numbats." }
  expect((await admin.post(path, { ...words, source: "# Animals\n\nWe never count numbats." })).status).toBe(
    303,
  )
  expect((await admin.post(path, { intent: "publish", base: "2" })).status).toBe(303)
  await vi.waitFor(
    async () => expect(await textOf("/privacy")).toMatch(/>We never count numbats\.</),
    PATIENCE,
  )
  expect(await textOf("/privacy/versions/1")).not.toMatch(/>We never count/)
  expect(await textOf("/search?q=numbats")).toContain("We never count")
})
