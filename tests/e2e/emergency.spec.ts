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
  await expect(page.locator("#call .step-title")).toBeFocused()
  await expect(page.getByRole("link", { name: "Tap to dial Call 911" })).toHaveAttribute("href", "tel:911")
  await page.getByRole("link", { name: "911 is on the line. Next" }).click()

  await context.setOffline(true)
  await page.getByRole("button", { name: "I gave a spray" }).click()
  await page.clock.runFor("01:59")
  await expect(shown(page, "1:59")).toBeVisible()
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
  await expect(shown(page, "1 spray")).toBeVisible()
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

test("the steps need no script file, start at the step of the address and continue there", async ({
  page,
}) => {
  await page.route("**/assets/*.js", route => route.abort())
  await page.goto("/emergency#spray")
  await expect(page.getByRole("heading", { name: "Spray", exact: true, level: 2 })).toBeInViewport()
  await expect(page.getByRole("heading", { name: "Check", exact: true, level: 2 })).toBeHidden()
  // The drawings of the other steps do not wait until these are opened.
  await expect.poll(() => page.locator("[data-steps] img").evaluateAll(notLoaded)).toEqual([])
  await page.getByRole("button", { name: "I gave a spray" }).click()
  await expect(page.getByText("Since then")).toBeVisible()
  await next(page, "Breathe")
  await page.reload()
  await expect(page.getByRole("img", { name: "one breath every 5 seconds" })).toBeVisible()
  await expect(shown(page, "1 spray")).toBeVisible()
})

test("an address with a step shows it, also typed on the open page", async ({ page }) => {
  await page.goto("/emergency#step-3")
  await expect(page.getByRole("heading", { name: "Spray", exact: true, level: 2 })).toBeInViewport()
  for (const [hash, id] of [
    ["#breathe", "breathe"],
    ["#step-5", "turn"],
    ["#breathe", "breathe"],
  ] as const) {
    await page.evaluate(hash => location.assign(hash), hash)
    await expect(page.locator(`#${id} .step-title`)).toBeFocused()
    await expect(page.locator(`#${id} .step-title`)).toBeInViewport()
    await expect(page.locator("[data-steps] > section:not([hidden])")).toHaveCount(1)
    // The same address would change nothing the next time, and return to the step after a reload.
    await expect(page).toHaveURL("/emergency")
  }
  await next(page, "Turn")
  await page.reload()
  await expect(page.getByText("2. Hand to cheek")).toBeVisible()
})

test("sound and reading aloud are switched on by their buttons, and reading ends with the step", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Voices differ between devices, and this browser has none.
    const spoken: string[] = []
    const speak = ({ text }: SpeechSynthesisUtterance) => void spoken.push(text)
    const cancel = () => void spoken.push("(stopped)")
    Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel, spoken } })
  })
  await page.goto("/emergency")
  const sound = page.getByRole("button", { name: "Sound and buzz of the timers" })
  await sound.click()
  await expect(sound).toHaveAttribute("aria-pressed", "true")
  const read = page.getByRole("button", { name: "Read step 1 aloud" })
  await read.click()
  await expect(read).toHaveAttribute("aria-pressed", "true")
  await next(page, "Call 911")
  await expect(page.getByRole("button", { name: "Read step 2 aloud" })).toHaveAttribute(
    "aria-pressed",
    "false",
  )
  await expect(sound).toHaveAttribute("aria-pressed", "true")
  const spoken = await page.evaluate(() => Reflect.get(speechSynthesis, "spoken") as string[])
  expect(spoken).toEqual(["Check", expect.any(String), expect.any(String), "(stopped)"])
})

test("a link in the menu and a search result open the steps as a document of their own", async ({ page }) => {
  await page.goto("/about")
  await hydrated(page)
  await page.getByRole("button", { name: "Menu" }).click()
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("link", { name: /won’t wake up/ })
    .click()
  await expect(page.getByRole("button", { name: "Read step 1 aloud" })).toBeVisible()

  await page.goto("/about")
  await hydrated(page)
  await page.evaluate(() => history.pushState(null, "", "/emergency"))
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")))
  await expect(page.getByRole("button", { name: "Read step 1 aloud" })).toBeVisible()
})

test("on a wide screen the menu has the arrow keys of other pages", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/emergency")
  const links = page.getByRole("navigation", { name: "Main" }).locator(":popover-open a")
  const opener = page.getByRole("navigation", { name: "Main" }).locator("[popovertarget]").first()
  await opener.focus()
  await page.keyboard.press("ArrowDown")
  await expect(links.first()).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(links).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(opener).not.toBeFocused()
  await expect(page.locator("[data-entry]:focus")).toHaveCount(1)
})

test("the six steps are printed on one page, of US Letter and of A4", async ({ page }) => {
  await page.emulateMedia({ media: "print" })
  await page.goto("/emergency")
  // Without the margins of print.css, at 96 pixels an inch.
  for (const [width, height] of [
    [695, 934],
    [672, 1001],
  ] as const) {
    await page.setViewportSize({ width, height })
    const stay = page.getByRole("heading", { name: "6. Stay" }).locator("xpath=ancestor::li")
    const { y, height: own } = (await stay.boundingBox())!
    expect(y + own, `${width} × ${height}`).toBeLessThanOrEqual(height)
  }
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

function notLoaded(pictures: Element[]) {
  const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
  return pictures
    .map(picture => (picture as HTMLImageElement).src)
    .filter(src => !loaded.some(({ name, responseStatus }) => name === src && responseStatus === 200))
}

function storedKeys(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }))
}

/** Other steps have the same timers, and are hidden. */
function shown(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true })
}

function next(page: Page, label: string) {
  return page.locator("[data-steps] > section:not([hidden]) .step-next", { hasText: label }).click()
}
