import type { BrowserContext, Page, Route } from "@playwright/test"
import { expect, hydrated, test } from "../support/e2e.ts"

const HOUR = 3_600_000

/** Opens a page and waits until it has asked about its own build, which is when it watches for another. */
async function openWatching(page: Page, path: string) {
  const meta = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(path)
  await meta
}

/** Marks the document, so that a test can tell a navigation inside it from a full load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => "isSameDocument" in window)
const linkHome = (page: Page) => page.getByRole("link", { name: /home/i }).first()

test("the build publishes its id and the files of its routes", async ({ request }) => {
  const latest = await request.get("/builds/latest.json")
  expect(latest.headers()["cache-control"]).toBe("no-cache")
  const { id, timestamp } = await latest.json()
  const meta = await request.get(`/builds/meta/${id}.json`)
  expect(meta.headers()["cache-control"]).toContain("immutable")
  expect(await meta.json()).toMatchObject({ id, timestamp, prerendered: [], matcher: {} })
  const { routes } = await meta.json()
  const home = routes.find((route: { id: string }) => route.id === "pages/home")
  expect((await request.get(home.module)).status()).toBe(200)
  const discovered = await request.get(`/__manifest?paths=/about&version=${id}`)
  expect(Object.keys(await discovered.json())).toContain("pages/about")
})

test("a page whose clientLoader runs during hydration still knows its build", async ({ page, request }) => {
  const { id } = await (await request.get("/builds/latest.json")).json()
  const meta = page.waitForRequest(/\/builds\/meta\//)
  await page.goto("/courses")
  expect(new URL((await meta).url()).pathname).toBe(`/builds/meta/${id}.json`)
})

test("while the build is the same, navigation stays client-side and shows no notice", async ({ page }) => {
  await page.clock.install()
  await openWatching(page, "/about")
  await page.clock.fastForward(HOUR + 1000)
  await mark(page)
  await linkHome(page).click()
  await expect(page).toHaveURL("/")
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByText("This site just got an update.")).toBeHidden()
})

test("after a new build a notice appears and the next navigation loads a new document", async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  await page.route("**/builds/latest.json?*", async route => {
    asked.push(new URL(route.request().url()).search)
    await route.fulfill({ json: { id: "newer", timestamp: 1 } })
  })
  await openWatching(page, "/about")
  expect(asked).toEqual([])
  const looked = page.waitForResponse(/latest\.json/)
  await page.clock.fastForward(HOUR + 1000)
  await looked
  expect(asked[0]).toMatch(/^\?\d{13}$/)
  await expect(page.getByRole("status").filter({ hasText: "This site just got an update." })).toBeVisible()
  await mark(page)
  await linkHome(page).click()
  await expect(page).toHaveURL("/")
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
})

test("routes missing from the page are discovered from its links", async ({ page }) => {
  const discovery = page.waitForResponse(/\/__manifest\?/)
  await page.goto("/about")
  expect(Object.keys(await (await discovery).json())).toContain("pages/privacy")
  await mark(page)
  for (const [name, path] of [
    ["Privacy", "/privacy"],
    ["Terms", "/terms"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click()
    await expect(page).toHaveURL(path)
  }
  expect(await isMarked(page)).toBe(true)
})

test("a page of an older build loads undiscovered pages from the server", async ({ context }) => {
  const page = await pageMissing(context, /\/__manifest/, route =>
    route.fulfill({ status: 204, headers: { "X-Remix-Reload-Document": "true" } }),
  )
  await mark(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy")
  expect(await isMarked(page)).toBe(false)
})

/** A page without the checks of the shared fixture: a missing file is an error in the browser's own log. */
async function pageMissing(
  context: BrowserContext,
  file: RegExp,
  respond: (route: Route) => Promise<void> = route => route.abort(),
) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await page.route(file, respond)
  await page.goto("/about")
  await hydrated(page)
  return page
}

test("a page whose code is gone is loaded from the server, once", async ({ context }) => {
  const page = await pageMissing(context, /\/assets\/home-[\w-]+\.js/)
  const loads: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await mark(page)
  await linkHome(page).click()
  await expect(page).toHaveURL("/")
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  expect(loads).toEqual(["/"])
  const guard = await page.evaluate(() => JSON.parse(sessionStorage.getItem("nuxt:reload")!))
  expect(guard.path).toBe("/")
})

test("a file that is still missing after the reload causes an error, not another reload", async ({
  context,
}) => {
  const page = await pageMissing(context, /\/assets\/home-[\w-]+\.js/)
  await page.evaluate(() => {
    sessionStorage.setItem("nuxt:reload", JSON.stringify({ path: "/", expires: Date.now() + 3_600_000 }))
  })
  await mark(page)
  await linkHome(page).click()
  await expect(page.getByRole("heading", { name: /An error occurred/ })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test("the code of linked pages in view is prefetched, at most five files at a time", async ({ page }) => {
  let open = 0
  let most = 0
  const fetched: string[] = []
  await page.route("**/assets/*.js", async route => {
    open++
    most = Math.max(most, open)
    await new Promise(resolve => setTimeout(resolve, 30))
    open--
    fetched.push(route.request().url())
    await route.continue()
  })
  // Prefetching needs the route table, which waits here for the files that hydration itself requests.
  await page.route(/\/builds\/meta\//, async route => {
    await expect.poll(() => open).toBe(0)
    most = 0
    await route.continue()
  })
  await page.goto("/no/such/page")
  await expect.poll(() => fetched.some(url => /\/home-/.test(url))).toBe(true)
  expect(most).toBeLessThanOrEqual(5)
})

test("with data saving on, nothing is prefetched", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } })
  })
  const meta = page.waitForResponse(/builds\/meta/)
  await page.goto("/no/such/page")
  await hydrated(page)
  await meta
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  expect(await page.locator("link[rel=modulepreload][href*='/home-']").count()).toBe(0)
})
