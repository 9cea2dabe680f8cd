import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"
import { storedRows } from "../support/stored-rows.ts"

const { browserOf, close, signedInBrowser, site, sql } = await sessionSite()
afterAll(close)

test("what someone searches for is neither stored nor logged", async () => {
  const member = await signedInBrowser()
  for (const browser of [browserOf(new Map()), member]) {
    const page = await browser.ask("/search?q=quibblewort")
    expect([page.status, page.text.includes("quibblewort")]).toEqual([200, true])
    expect((await browser.ask("/search.data?q=quibblewort")).status).toBe(200)
  }
  site.flush()
  expect(site.lines.length).toBeGreaterThan(3)
  const kept = [...(await storedRows(sql)), ...site.lines]
  expect(kept.filter(line => line.includes("quibblewort"))).toEqual([])
})
