import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { browserOf, close, sql } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())

// A second version of the terms, with one paragraph replaced. The site caches the versions, so it comes first.
await sql(
  `insert into public.policy_texts (kind, version, title, summary, sections)
   select kind, 2, title, 'A new rule about kindness.', jsonb_set(sections, '{2,paragraphs,0}', '"Be kind to quokkas."')
   from public.policy_texts where kind = 'terms' and version = 1`,
)

test("the privacy page lists everything that exports and erasures know, as the database has it", async () => {
  const { text } = await ask("/privacy")
  const titles = await sql<{ title: string }>("select distinct title from private.person_map")
  expect(titles.length).toBeGreaterThan(30)
  for (const { title } of titles) expect(text, title).toContain(title)
  expect(text).toContain("an old backup cannot bring you back")
})

test("a new version is on the page, marked beside the one before, and found by the search", async () => {
  expect((await ask("/terms")).text).toContain("Be kind to quokkas.")
  expect((await ask("/terms/versions/3")).status).toBe(404)
  const { text: changed } = await ask("/terms/versions/2")
  expect(changed).toMatch(/<ins[^>]*><span[^>]*>Added: <\/span>Be kind to quokkas\.<\/ins>/)
  expect(changed).toMatch(/<del[^>]*><span[^>]*>Removed: <\/span>Be kind\. Don’t post/)
  expect(changed.match(/<(ins|del)\b/g)).toHaveLength(2)
  const { text: first } = await ask("/terms/versions/1")
  expect(first).not.toMatch(/<(ins|del)\b/)
  expect(first).toContain("Read the version in force")
  expect((await ask("/search?q=quokkas")).text).toContain('href="/terms"')
})
