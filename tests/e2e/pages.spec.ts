import type { Page } from "@playwright/test"
import { expect, test, violationsInMain } from "../support/e2e.ts"

const SORRY = "Sorry! We couldn't find the page which you're looking for"

// Addresses with the name of a row; the lookahead has the pages beside them that are no rows.
const ROW =
  /^\/(courses|donate|events|raffles|about\/(?:chapters|team)|news\/(?:blog(?:\/category|\/tag)?|press)|newsletter\/archive|narcatsworld)\/(?!apply$|daily$|teachers$|wall$|wardrobe$)[^/]+/
const STORY = /^(\/narcatsworld\/:row)\/(?!bag$|breathe$|signs$).+/

// In two halves, so that two workers share the walk.
for (const half of [0, 1]) {
  test(`pages of the sitemap are complete, accessible, without horizontal scrolling and broken links, half ${half + 1}`, async ({
    page,
    baseURL,
  }) => {
    // The walk grows with the site. A page that hangs ends it by the limit of a navigation.
    test.setTimeout(0)
    const sitemap = await (await page.request.get("/sitemap.xml")).text()
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url!.replace(baseURL!, "") || "/",
    )
    expect(paths.length).toBeGreaterThan(30)
    const linked = new Map<string, string>()
    const { opened, read } = byRoute([...paths, "/search", "/survey-completed", "/unsubscribe"])
    expect(opened.length).toBeGreaterThan(30)
    await page.setViewportSize({ width: 320, height: 700 })
    for (const [all, visit] of [[opened, openPage] as const, [read, readPage] as const]) {
      for (const path of all.filter((_, i) => i % 2 === half)) {
        await test.step(path, async () => {
          const { links } = await visit(page, path)
          for (const link of links) if (!linked.has(link)) linked.set(link, path)
        })
      }
    }
    const broken: string[] = []
    for (const [link, from] of linked) {
      // The other half of the walk opens it.
      if (paths.includes(link)) continue
      const answer = await page.request.get(link, { maxRedirects: 5 })
      if (answer.status() >= 400) broken.push(`${link} on ${from}: ${answer.status()}`)
    }
    expect(broken).toEqual([])
  })
}

test("addresses that match a route but no row are 404 pages", async ({ page }) => {
  const nothing = [
    "/about/team/nobody",
    "/certificate/nothing",
    "/courses/nothing",
    "/courses/nothing/learn/1",
    "/courses/nothing/quiz",
    "/events/nothing",
    "/events/nothing/ticket/nothing",
    "/news/blog/nothing",
    "/news/blog/category/nothing",
    "/news/press/nothing",
    "/raffles/nothing",
  ]
  for (const path of nothing) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain(`Page Not Found: ${path}`)
  }
  await page.goto("/courses/nothing")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SORRY)
})

test("the new-password page opens only from a link with a token", async ({ page }) => {
  await page.goto("/reset-password")
  await expect(page).toHaveURL("/")
  for (const query of ["code=abc", "error_description=Link+expired"]) {
    await page.goto(`/reset-password?${query}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveURL("/reset-password")
  }
})

test("the text of a page changes with its row", async ({ page, admin }) => {
  const { data: before } = await admin
    .from("pages")
    .select("lead")
    .eq("path", "/about/awards")
    .single()
    .throwOnError()
  const lead = `Changed for a moment, ${Date.now()}`
  await page.goto("/about/awards")
  await admin.from("pages").update({ lead }).eq("path", "/about/awards").throwOnError()
  try {
    await expect.poll(async () => (await page.goto("/about/awards"))?.text()).toContain(lead)
  } finally {
    await admin.from("pages").update(before).eq("path", "/about/awards").throwOnError()
  }
})

test("robots.txt names the sitemap and the private paths", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain("Disallow: /me")
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("the emergency steps are readable without JavaScript", async ({ page }) => {
    await page.goto("/emergency")
    const steps = ["Check", "Call 911", "Spray", "Breathe", "Turn", "Stay"]
    for (const [i, step] of steps.entries()) {
      await expect(page.getByRole("heading", { name: `${i + 1}. ${step}` })).toBeVisible()
    }
    await expect(page.getByRole("main").getByRole("link", { name: "Call 911" }).first()).toHaveAttribute(
      "href",
      "tel:911",
    )
    await expect(page.getByText("SAMHSA: Overdose Prevention and Response Toolkit.")).toBeVisible()

    // An address with a step leads to its headline, which Call 911 does not cover.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/emergency#step-3")
    const headline = page.getByRole("heading", { name: "Spray", exact: true, level: 2 })
    await expect(headline).toBeInViewport({ ratio: 1 })
    const call = (await page.locator("#spray .step-top").boundingBox())!
    expect((await headline.boundingBox())!.y).toBeGreaterThan(call.y + call.height)
  })

  test("without JavaScript, a search finds pages and lessons, marks the match and reports when there are none", async ({
    page,
  }) => {
    await page.goto("/search")
    await page.getByRole("searchbox").fill("volunteer")
    await page.getByRole("main").getByRole("button", { name: "Search" }).click()
    await expect(page.getByRole("main").getByRole("link", { name: "Volunteer", exact: true })).toBeVisible()
    await page.goto("/search?q=xyzzy")
    await expect(page.getByText("Nothing found")).toBeVisible()
    await page.goto("/search?q=receptors")
    await expect(page.getByRole("main").locator("mark").first()).toHaveText(/receptor/i)
    await page.getByRole("main").getByRole("link", { name: "What naloxone does" }).click()
    await expect(page).toHaveURL("/courses/naloxone-in-five-minutes/learn/what-it-does")
  })
})

/** Pages of one route differ in text and drawings only: the browser opens the first, the others are read as HTML. */
function byRoute(paths: string[]) {
  const routeOf = (path: string) => path.replace(ROW, "/$1/:row").replace(STORY, "$1/:story")
  const opened = [...new Map(paths.toReversed().map(path => [routeOf(path), path])).values()]
  return { opened, read: paths.filter(path => !opened.includes(path)) }
}

async function openPage(page: Page, path: string) {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1)
  const head = expectComplete(await page.evaluate(whatItSays, undefined), path, page)
  expect(await violationsInMain(page), path).toEqual([])
  expect(await widthOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(320)
  return head
}

async function readPage(page: Page, path: string) {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return expectComplete(await page.evaluate(whatItSays, await answer.text()), path, page)
}

type Head = ReturnType<typeof whatItSays>

function expectComplete(head: Head, path: string, page: Page) {
  expect(head.title.length, `${path} is called ${head.title}`).toBeGreaterThan(5)
  expect(head.description.length, `${path} says ${head.description}`).toBeGreaterThanOrEqual(50)
  expect(head.canonical).toBe(`${new URL(page.url()).origin}${path}`)
  expect(head.headings, path).toBe(1)
  return head
}

/** Runs in the browser, on its own page or on the HTML of another one. */
function whatItSays(html: string | undefined) {
  const read = html === undefined ? document : new DOMParser().parseFromString(html, "text/html")
  const content = (selector: string, name: string) => read.querySelector(selector)?.getAttribute(name) ?? ""
  const links = [...read.querySelectorAll("a[href]")].map(link => link.getAttribute("href")!)
  return {
    title: read.title,
    headings: read.querySelectorAll("h1").length,
    description: content('meta[name="description"]', "content"),
    canonical: content('link[rel="canonical"]', "href"),
    links: links.filter(link => link.startsWith("/")).map(link => link.split("#")[0]!),
  }
}

function widthOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
