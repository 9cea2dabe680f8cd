import type { Page } from "@playwright/test"
import { expect, test, violationsInMain } from "../support/e2e.ts"

const SORRY = "Sorry! We couldn't find the page which you're looking for"

// In two halves, so that two workers share the walk.
for (const half of [0, 1]) {
  test(`pages of the sitemap are complete, accessible, without horizontal scrolling and broken links, half ${half + 1}`, async ({
    page,
    baseURL,
  }) => {
    const sitemap = await (await page.request.get("/sitemap.xml")).text()
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url!.replace(baseURL!, "") || "/",
    )
    expect(paths.length).toBeGreaterThan(30)
    const linked = new Map<string, string>()
    const walk = [...paths, "/search", "/survey-completed", "/unsubscribe"].filter((_, i) => i % 2 === half)
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of walk) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status(), path).toBe(200)
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1)
        const { title, description, canonical, links } = await page.evaluate(whatItSays)
        expect(title.length, `${path} is called ${title}`).toBeGreaterThan(5)
        expect(description.length, `${path} says ${description}`).toBeGreaterThanOrEqual(50)
        expect(canonical).toBe(`${baseURL}${path}`)
        expect(await violationsInMain(page), path).toEqual([])
        expect(await widthOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(320)
        for (const link of links) if (!linked.has(link)) linked.set(link, path)
      })
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

function whatItSays() {
  const content = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? ""
  const links = [...document.querySelectorAll("a[href]")].map(link => link.getAttribute("href")!)
  return {
    title: document.title,
    description: content('meta[name="description"]', "content"),
    canonical: content('link[rel="canonical"]', "href"),
    links: links.filter(link => link.startsWith("/")).map(link => link.split("#")[0]!),
  }
}

function widthOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
