import type { Page } from "@playwright/test"
import { expect, hydrated, test } from "../support/e2e.ts"

// Layout shifts are measured with every animation running.
test.use({ contextOptions: { reducedMotion: "no-preference" } })

/** Prevents idle callbacks: only input or `becomeIdle` starts hydration. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = work => {
      Object.assign(window, { becomeIdle: work })
      return 0
    }
  })
}

/** Holds the scripts of the site until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async route => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return release
}

function requestedScripts(page: Page) {
  const urls: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "script") urls.push(new URL(request.url()).pathname)
  })
  return urls
}

test("a page requests no script until it is painted and idle", async ({ page }) => {
  await neverIdle(page)
  const scripts = requestedScripts(page)
  await page.goto("/", { waitUntil: "load" })
  await page.waitForFunction(() => "becomeIdle" in window)
  expect(scripts).toEqual([])
  expect(await page.locator("link[rel=modulepreload]").count()).toBe(0)
  await page.evaluate(() => (window as never as { becomeIdle(): void }).becomeIdle())
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(0)
  // The page carries the routes it needs; React Router's table of all of them is no part of what it loads.
  expect(scripts.filter(path => path.includes("/manifest-"))).toEqual([])
})

test("a press of the pointer or of a key hydrates the page before it is idle", async ({ page }) => {
  await neverIdle(page)
  for (const act of [() => page.mouse.down(), () => page.keyboard.press("Shift")]) {
    await page.goto("/no/such/page")
    await act()
    await hydrated(page)
  }
})

test("a link clicked before hydration navigates", async ({ page }) => {
  await neverIdle(page)
  await holdScripts(page)
  await page.goto("/no/such/page")
  await page.getByRole("link", { name: "GO BACK HOME" }).click()
  await expect(page).toHaveURL("/")
})

test("a form submitted before hydration is sent", async ({ page }) => {
  await neverIdle(page)
  await holdScripts(page)
  await page.goto("/search")
  await page.getByRole("main").getByRole("searchbox").fill("naloxone")
  await page.getByRole("main").getByRole("searchbox").press("Enter")
  await expect(page).toHaveURL("/search?q=naloxone")
})

test("a lesson finished before hydration counts on a guest's device", async ({ page }) => {
  await neverIdle(page)
  const release = await holdScripts(page)
  await page.goto("/courses/naloxone-in-five-minutes/learn/what-it-does")
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  release()
  await expect(page.getByRole("img", { name: "1 of 3 lessons done" })).toBeVisible()
})

test("a button that needs JavaScript responds after hydration, once per any number of clicks", async ({
  page,
}) => {
  await neverIdle(page)
  const release = await holdScripts(page)
  await page.goto("/")
  const sounds = page.getByRole("switch", { name: /sounds/ })
  const before = await sounds.getAttribute("aria-checked")
  await sounds.click()
  await sounds.click()
  await sounds.click()
  await expect(sounds).toHaveAttribute("aria-checked", before!)
  release()
  await expect(sounds).not.toHaveAttribute("aria-checked", before!)
  await hydrated(page)
  await sounds.click()
  await expect(sounds).toHaveAttribute("aria-checked", before!)
})

test("text typed before hydration is kept and counted", async ({ page }) => {
  await neverIdle(page)
  const release = await holdScripts(page)
  await page.goto("/dev/ui")
  const field = page.locator("textarea").first()
  await field.fill("Breathe")
  release()
  await hydrated(page)
  await expect(field).toHaveValue("Breathe")
  const counted = page.locator(`[id="${(await field.getAttribute("aria-describedby"))!.split(" ").at(-1)}"]`)
  await expect(counted).toHaveText(/left/)
})

test("what is below the first view is laid out once the visitor interacts, and at once after a reload", async ({
  page,
}) => {
  await page.goto("/")
  const root = page.locator("html")
  await expect(root).toHaveAttribute("data-defers-layout")
  await hydrated(page)
  let x = 0
  await expect(async () => {
    await page.mouse.move(++x, 10)
    await expect(root).not.toHaveAttribute("data-defers-layout", { timeout: 1000 })
  }).toPass()
  await page.reload()
  await expect(root).not.toHaveAttribute("data-defers-layout")
})

test("a page that the server did not render is rendered in the browser", async ({ page }) => {
  await page.route("/", async route => {
    const response = await route.fetch()
    const html = await response.text()
    const bare = html.replace(' data-ssr="true"', "").replace(/<body[^>]*>[\s\S]*?(?=<script)/, "<body>")
    await route.fulfill({ response, body: bare })
  })
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a navigation without a network stays on the page and continues online", async ({ context }) => {
  // A page of its own: the browser logs every request that fails.
  const page = await context.newPage()
  const retry = page.waitForResponse(/\/assets\/offline-retry-/)
  await page.goto("/about")
  await hydrated(page)
  await (await retry).finished()
  await context.setOffline(true)
  await page.getByRole("link", { name: /home/i }).first().click()
  await expect(page.getByText("You’re offline, we’ll retry")).toBeVisible()
  await expect(page).toHaveURL("/about")
  await context.setOffline(false)
  await expect(page).toHaveURL("/")
})

/** Every layout shift as its size and what moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] }
    new PerformanceObserver(list => {
      for (const { sources, value } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeName)
        shifts.push(`${value.toFixed(4)} ${moved.join(" | ")}`)
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as never as { shifts: string[] }).shifts)
}

const PAINTED_TWICE = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

for (const width of [390, 1440]) {
  for (const path of ["/", "/no/such/page"]) {
    test(`${path} has no layout shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const fonts: Promise<unknown>[] = []
      await page.route("**/*.woff2", async route => {
        const response = route.fetch()
        fonts.push(response)
        await route.fulfill({ response: await response })
      })
      // What is preloaded is there before the styles: as fast as a page can be.
      await page.route("**/*.css", async route => {
        await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(2)
        await Promise.all(fonts)
        await route.continue()
      })
      const shifts = await watchShifts(page)
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(PAINTED_TWICE)
      expect(await shifts()).toEqual([])
    })

    test(`${path} has no layout shift at ${width} px when fonts load late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const { promise: later, resolve: letFontsCome } = Promise.withResolvers<void>()
      await page.route("**/*.woff2", async route => {
        await later
        await route.continue()
      })
      const shifts = await watchShifts(page)
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
      letFontsCome()
      await page.waitForLoadState("load")
      await page.evaluate(() => document.fonts.ready)
      await hydrated(page)
      await page.evaluate(PAINTED_TWICE)
      expect(await shifts()).toEqual([])
    })
  }
}
