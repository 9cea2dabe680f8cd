import { expect, expectAccessible, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"

/** Adds raffles that were drawn so long ago that they are the end of the archive; the first one is the oldest. */
async function oldRaffles(count: number) {
  const prefix = `old-${crypto.randomUUID().slice(0, 8)}`
  await askDatabase(
    `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, published_at, states,
       sources, method, beacon_round, canceled_at, cancel_reason)
     select $1 || '-' || n, 'Old raffle ' || n, 'One sticker.', 1, '2000-01-01', closes, closes + interval '1 day', now(),
       '{Ohio}', '{web}', 'beacon', 1, now(), 'A test'
     from generate_series(1, $2::integer) as n, lateral (select timestamptz '2001-01-01' + (n / 2) * interval '1 hour' as closes) as c`,
    [prefix, count],
  )
  return prefix
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("visitors page through the archive, and every raffle is on one page", async ({ page }) => {
    const prefix = await oldRaffles(20)
    const found: string[] = []
    await page.goto(`/raffles?before=${prefix}-20`)
    for (;;) {
      const links = page.locator(`section[aria-labelledby="past-raffles"] a[href^="/raffles/${prefix}"]`)
      found.push(...(await links.evaluateAll(all => all.map(link => link.textContent ?? ""))))
      await expect(page.getByRole("link", { name: "Newest draws" })).toBeVisible()
      const older = page.getByRole("link", { name: "Older draws" })
      if ((await older.count()) === 0) break
      await older.click()
    }
    expect(found.toSorted()).toEqual(Array.from({ length: 19 }, (_, n) => `Old raffle ${n + 1}`).toSorted())
    await page.getByRole("link", { name: "Newest draws" }).click()
    await expect(page).toHaveURL("/raffles#past-raffles")
  })
})

test("a page of the archive is accessible and fits a phone, and an unknown one is not found", async ({
  page,
}) => {
  const prefix = await oldRaffles(10)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/raffles?before=${prefix}-10`)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect((await page.request.get("/raffles?before=no-such-raffle")).status()).toBe(404)
})

test("search engines get a raffle as a free event with its dates, and the day of its last change", async ({
  page,
  baseURL,
}) => {
  await page.goto("/raffles/rescue-backpack")
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: Record<string, unknown>[] = JSON.parse(text!)["@graph"]
  const [raffle] = await askDatabase(
    "select opens_at, draws_at, updated_at from public.raffles where slug = 'rescue-backpack'",
  )
  const event = graph.find(thing => thing["@type"] === "Event")!
  expect(event).toMatchObject({
    name: "Rescue backpack: free prize draw",
    isAccessibleForFree: true,
    eventStatus: "https://schema.org/EventScheduled",
    organizer: { "@id": `${baseURL}/#organization` },
  })
  const moments = [event.startDate, event.endDate].map(moment => Date.parse(String(moment)))
  expect(moments).toEqual([raffle.opens_at, raffle.draws_at].map(moment => new Date(moment).getTime()))
  expect(graph.map(thing => thing["@type"])).toContain("BreadcrumbList")
  const sitemap = await (await page.request.get("/sitemap.xml")).text()
  const changed = /rescue-backpack<\/loc><lastmod>([^<]+)/.exec(sitemap)?.[1]
  expect(Date.parse(changed!)).toBe(new Date(raffle.updated_at).getTime())
})
