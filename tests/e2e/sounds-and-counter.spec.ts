import { expect, hydrated, test } from "../support/e2e.ts"

test.use({ contextOptions: { reducedMotion: "no-preference" } })

const SOUND = /\/(hover|click)\.mp3$/

test("sounds are fetched after the first click, not before", async ({ page }) => {
  const fetched: string[] = []
  page.on("request", request => SOUND.test(request.url()) && fetched.push(new URL(request.url()).pathname))
  // Whatever a test asks of the page counts as a gesture; nobody has made one here.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }),
  )
  await page.goto("/dev/ui")
  await hydrated(page)
  const key = page.getByRole("button", { name: "Marigold" })
  await key.hover()
  await page.mouse.move(0, 0)
  await page.waitForLoadState("networkidle")
  expect(fetched).toEqual([])
  await key.click()
  await expect.poll(() => fetched.toSorted()).toEqual(["/click.mp3", "/hover.mp3"])
})

test("with sounds turned off, nothing is fetched", async ({ page }) => {
  const fetched: string[] = []
  page.on("request", request => SOUND.test(request.url()) && fetched.push(request.url()))
  await page.addInitScript(() => localStorage.setItem("button-sounds", "off"))
  await page.goto("/dev/ui")
  await page.getByRole("button", { name: "Marigold" }).click()
  await page.waitForLoadState("networkidle")
  expect(fetched).toEqual([])
})

test("a counter starts when it scrolls into view and ends at its exact number", async ({ page }) => {
  await page.clock.install()
  await page.goto("/dev/ui")
  await hydrated(page)
  // Paused, because a busy machine could miss the three seconds of counting.
  await page.clock.pauseAt(Date.now() + 60_000)
  const counter = page.getByText("48,213").first()
  await counter.scrollIntoViewIfNeeded()
  const running = counter.locator("xpath=following-sibling::*[@aria-hidden]")
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(running).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(counter).toHaveText("48,213")
  await page.clock.runFor(3500)
  await expect(running).toHaveCount(0)
})

test("with reduced motion, a counter shows its final number at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/dev/ui")
  const counter = page.getByText("48,213").first()
  await counter.scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  await expect(counter.locator("xpath=following-sibling::*[@aria-hidden]")).toHaveCount(0)
})
