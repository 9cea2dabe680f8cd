import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"

// Without a network React Router cannot look up the routes of the links in view.
test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: "allow",
  expectedMessages: /Failed to fetch manifest patches|net::ERR_FAILED|^warning: \[sounds\]/,
})

test("a rescue step by step, on a phone that loses its network and reloads", async ({ context, page }) => {
  await page.clock.install()
  await page.goto("/emergency")
  await page.evaluate(() => navigator.serviceWorker.ready)
  await hydrated(page)
  await expect(page.getByRole("heading", { name: "Check", exact: true, level: 2 })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Spray", exact: true, level: 2 })).toBeHidden()
  await expectAccessible(page)

  // Focus moves with the step, and 911 stays one tap away.
  await next(page, "Call 911")
  await expect(page.locator("#step-call")).toBeFocused()
  await expect(page.getByRole("link", { name: "Tap to dial Call 911" })).toHaveAttribute("href", "tel:911")
  await page.getByRole("link", { name: "911 is on the line. Next" }).click()

  await context.setOffline(true)
  await page.getByRole("button", { name: "I gave a spray" }).click()
  await page.clock.runFor("01:59")
  await expect(page.getByText("1:59")).toBeVisible()
  const again = page.getByText("No better? Spray again now, other nostril.")
  await expect(again).toBeHidden()
  await page.clock.runFor("00:02")
  await expect(again).toBeVisible()
  await expectAccessible(page)

  await next(page, "Breathe")
  await expect(page.getByRole("img", { name: "one breath every 5 seconds" })).toBeVisible()
  await page.getByRole("button", { name: "Baby or child" }).click()
  await expect(page.getByRole("img", { name: "one breath every 2 to 3 seconds" })).toBeVisible()
  await expectAccessible(page)

  // The same step, sprays and time after a reload without a network.
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole("button", { name: "Baby or child" })).toHaveAttribute("aria-pressed", "true")
  await expect(page.getByText("1 spray")).toBeVisible()
  await next(page, "Turn")
  await expect(page.getByText("2. Hand to cheek")).toBeVisible()
  await next(page, "Stay")
  await expect(page.getByText("1 spray, 2 minutes ago.")).toBeVisible()
  await page.getByRole("link", { name: "Done" }).click()
  await expect(page.getByRole("heading", { name: "Afterward" })).toBeInViewport()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole("heading", { name: "Check", exact: true, level: 2 })).toBeVisible()
})

test("Next works before the scripts have started, and they continue at that step", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async route => {
    await released
    await route.continue()
  })
  await page.goto("/emergency")
  const spray = page.getByRole("heading", { name: "Spray", exact: true, level: 2 })
  await page.getByRole("link", { name: "Next Call 911" }).click()
  await page.getByRole("link", { name: "911 is on the line. Next" }).click()
  await expect(spray).toBeInViewport()

  release()
  await hydrated(page)
  await expect(page.getByRole("button", { name: "I gave a spray" })).toBeVisible()
  await expect(spray).toBeInViewport()
  await expect(page.getByRole("heading", { name: "Check", exact: true, level: 2 })).toBeHidden()
  await next(page, "Breathe")
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole("img", { name: "one breath every 5 seconds" })).toBeVisible()
})

test("the emergency page keeps nothing beyond the tab and sends nothing", async ({ page }) => {
  await page.goto("/emergency")
  await hydrated(page)
  const before = await storedKeys(page)
  const sent: string[] = []
  page.on("request", request => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`)
  })
  await next(page, "Call 911")
  await page.getByRole("link", { name: "911 is on the line. Next" }).click()
  await page.getByRole("button", { name: "I gave a spray" }).click()
  await expect(page.getByText("Since then")).toBeVisible()
  expect(await storedKeys(page)).toEqual(before)
  expect(sent).toEqual([])
})

function storedKeys(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }))
}

function next(page: Page, label: string) {
  return page.locator("[data-steps] > section:not([hidden]) .step-next", { hasText: label }).click()
}
