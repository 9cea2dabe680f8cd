import type { APIRequestContext, Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { pdfText } from "#tests/support/pdf-text.ts"

test.use({ expectedMessages: /status of 410/ })

const ARTICLE = "/news/blog/naloxone-in-the-snack-drawer"
const LISTS = ["/news/blog", "/news/blog/category/how-to", "/news/blog/tag/naloxone", "/news/press"]

test("a visitor opens a category, an article and its source, and copies a line", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/news/blog")
  await page
    .getByRole("link", { name: /^At home/ })
    .first()
    .click()
  await expect(page).toHaveURL("/news/blog/category/at-home")
  await page
    .getByRole("link", { name: /There’s naloxone in the snack drawer/ })
    .first()
    .click()
  await expect(page).toHaveURL(ARTICLE)
  await hydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/There’s naloxone in the snack drawer/)
  await page.getByRole("link", { name: "Source 1", exact: true }).first().click()
  await expect(page.locator(":target")).toContainText("narcan.com")
  await page.getByRole("button", { name: /If they didn’t need it/ }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("If they didn’t need it, it won’t hurt them.")
  const figure = page.getByRole("figure").filter({ hasText: "people who now know what to do" })
  await figure.getByText("How this is counted").click()
  await expect(figure.getByRole("link", { name: "See the whole ledger" })).toBeVisible()
  await expect(figure).toContainText(/[\d,]{6,}.*As of [A-Z][a-z]+ \d+, \d{4}/s)
  await expectAccessible(page)
  await page.getByRole("navigation", { name: "Tags" }).getByRole("link", { name: "Roommates" }).click()
  await expect(page).toHaveURL("/news/blog/tag/roommates")
  await expect(page.getByRole("link", { name: /naloxone in the snack drawer/ })).toBeVisible()
  await expectAccessible(page)
})

test("the device reads an article aloud, without the numbers of its sources, until the reader stops it or leaves", async ({
  page,
}) => {
  // Browsers in tests have no voice.
  await page.addInitScript(() => {
    const spoken: string[] = []
    const SpeechSynthesisUtterance = function (this: object, text: string) {
      Object.assign(this, { text })
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance })
    const speak = ({ text }: SpeechSynthesisUtterance) => spoken.push(text)
    const cancel = () => spoken.splice(0)
    Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel } })
  })
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  await page.goto(ARTICLE)
  await hydrated(page)
  await page.getByRole("button", { name: "Read it to me" }).click()
  const parts = await spoken()
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.join(" ")).toContain("Pick a boring moment")
  expect(parts.join(" ")).not.toMatch(/Source 1|narcan\.com/)
  expect(new Set(parts).size).toBe(parts.length)
  await page.getByRole("button", { name: "Stop reading" }).click()
  expect(await spoken()).toEqual([])
  await page.getByRole("button", { name: "Read it to me" }).click()
  await page.getByRole("link", { name: "Out Loud", exact: true }).click()
  await expect(page).toHaveURL("/news/blog")
  await expect.poll(spoken).toEqual([])
})

test("an old address leads to the article's new one, an expired one says so, an unknown one is not found", async ({
  page,
  request,
}) => {
  const old = `old-${crypto.randomUUID()}`
  await askDatabase(
    `insert into public.article_redirects (kind, slug, article_id)
     select kind, $1, id from public.articles where slug = 'three-signs'`,
    [old],
  )
  const answer = await request.get(`/news/blog/${old}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, "/news/blog/three-signs"])
  await askDatabase(
    `insert into public.articles (kind, slug, status, published_at, expires_at, title, summary, category_id, author_id, blocks)
     select kind, $1, 'published', published_at, now() - interval '1 second', 'Over', summary, category_id, author_id, blocks
     from public.articles where slug = 'three-signs'`,
    [`over-${old}`],
  )
  expect((await page.goto("/news/blog/no-such-article"))?.status()).toBe(404)
  expect((await page.goto(`/news/blog/over-${old}`))?.status()).toBe(410)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This story has expired")
  await expectAccessible(page)
})

/** Titles and links of a feed, read by the browser's XML parser. */
function entriesOf(page: Page, xml: string, item: string, link: string) {
  return page.evaluate(
    ({ xml, item, link }) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml")
      if (feed.querySelector("parsererror")) throw new Error(feed.documentElement.textContent ?? "")
      return [...feed.querySelectorAll(item)].map(entry => ({
        title: entry.querySelector("title")?.textContent,
        url: entry.querySelector(link)?.getAttribute("href") ?? entry.querySelector(link)?.textContent,
      }))
    },
    { xml, item, link },
  )
}

test("the feeds of a list, a category, a tag and the press are well-formed and list the same articles", async ({
  page,
  request,
}) => {
  await page.goto("/news/press")
  for (const list of LISTS) {
    // Another test may change an article between two of the requests.
    await expect(() => expectEqualFeeds(page, request, list)).toPass()
  }
})

async function expectEqualFeeds(page: Page, request: APIRequestContext, list: string) {
  const html = await (await request.get(list)).text()
  for (const type of ["rss", "atom", "feed"])
    expect(html.match(new RegExp(`<link rel="alternate" type="application/${type}`, "g"))).toHaveLength(1)
  const read = async (format: string) => (await request.get(`${list}/feed.${format}`)).text()
  const { items } = JSON.parse(await read("json")) as { items: { title: string; url: string }[] }
  const listed = items.map(({ title, url }) => ({ title, url }))
  expect(listed.length).toBeGreaterThan(3)
  expect(await entriesOf(page, await read("rss"), "item", "link")).toEqual(listed)
  expect(await entriesOf(page, await read("atom"), "entry", "link")).toEqual(listed)
  expect((await request.get(listed[0]!.url)).status()).toBe(200)
  // The newest one leads the blog.
  if (list === "/news/blog")
    expect(listed[0]!.url).toContain(/<h2[^>]*><a [^>]*href="([^"]+)"/.exec(html)![1])
}

test("the fact sheet for reporters has the numbers of the impact page and today’s date", async ({
  request,
}) => {
  const press = await (await request.get("/news/press")).text()
  expect(press).toContain('href="/news/press/fact-sheet.pdf"')
  const sheet = await request.get("/news/press/fact-sheet.pdf")
  expect(sheet.headers()["content-type"]).toBe("application/pdf")
  const text = pdfText(await sheet.body())
  const [, reversals] = /([\d,]+) people/.exec(await (await request.get("/about/impact")).text())!
  expect(text).toContain(`${reversals} reversals`)
  expect(text).toContain(new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }))
})

test("a changed article is on its cached page without a restart", async ({ page }) => {
  const path = "/news/press/three-people-make-a-chapter"
  await page.goto(path)
  const summary = `Changed ${crypto.randomUUID()} in the database.`
  await askDatabase("update public.articles set summary = $1 where slug = 'three-people-make-a-chapter'", [
    summary,
  ])
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(summary)).toBeVisible({ timeout: 500 })
  }).toPass()
})

test("a number in an article follows the impact ledger without a restart", async ({ request }) => {
  const shown = async () => {
    const [, number] = /<figure[^>]*><div[^>]*><p[^>]*>([\d,]+)</.exec(
      await (await request.get(ARTICLE)).text(),
    )!
    return Number(number!.replaceAll(",", ""))
  }
  const before = await shown()
  await askDatabase("update public.impact_counts set amount = amount + 1 where metric = 'people_trained'", [])
  await expect.poll(shown).toBeGreaterThan(before)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("an article fits a narrow phone, with its contents, sources and next story", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(ARTICLE)
    await page.getByRole("link", { name: "Where to keep it" }).click()
    await expect(page).toHaveURL(`${ARTICLE}#keep`)
    await expect(page.getByText("Naloxone belongs at room temperature")).toBeVisible()
    await page
      .getByRole("link", { name: /What goes in a hip pack/ })
      .first()
      .click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What goes in a hip pack/)
  })
})
