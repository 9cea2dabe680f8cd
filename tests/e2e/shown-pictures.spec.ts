import { expect, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signInAs } from "#tests/support/sign-in.ts"

const PAGES = ["/about/chapters/little-rock", "/events/first-period", "/raffles/rescue-backpack"]

for (const path of PAGES) {
  test(`${path} shows its picture in a fitting size, and nothing moves when it arrives`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await hydrated(page)
    const picture = page.locator("main picture").first()
    const image = picture.locator("img")
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(image).toHaveAttribute("sizes", /w$|px$/)
    const src = await image.evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(src).toMatch(/\/(320|640)\.avif$/)
    // A picture without its place would move the page by a tenth or more; a font may move a line by a thousandth.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.filter(shift => shift > 0.01)).toEqual([])
    const types = picture.locator("source")
    expect(await types.evaluateAll(all => all.map(source => source.getAttribute("type")))).toEqual([
      "image/avif",
      "image/webp",
    ])
    for (const [extension, type] of Object.entries({ avif: "avif", webp: "webp", jpg: "jpeg" })) {
      const response = await page.request.get(src.replace("avif", extension))
      expect([response.status(), response.headers()["content-type"]]).toEqual([200, `image/${type}`])
      expect((await response.body()).includes("Exif")).toBe(false)
    }
  })
}

test("event staff choose the picture of a prize", async ({ page, context, baseURL }) => {
  const [raffle] = await askDatabase("select id from public.raffles where slug = 'signed-poster'", [])
  await signInAs("events", context, baseURL!)
  await page.goto(`/staff/raffles/${raffle.id}`)
  await page.getByRole("radio", { name: /small town/ }).check()
  await page.getByRole("button", { name: "Save the picture" }).click()
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  await page.goto("/raffles/signed-poster")
  await expect(page.getByRole("img", { name: /small town/ })).toBeVisible()
})

test("a chapter links its events and its calendar, which has no event of another chapter", async ({
  page,
}) => {
  await page.goto("/about/chapters/stillwater")
  const address = await page.getByRole("link", { name: "Add them to your calendar" }).getAttribute("href")
  expect(address).toBe("/events.ics?chapter=stillwater")
  const calendar = await (await page.request.get(address!)).text()
  expect(calendar).toContain("SUMMARY:Long Way")
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  await page.getByRole("link", { name: "Events in Stillwater" }).click()
  await expect(page.getByRole("heading", { name: "Long Way" })).toBeVisible()
})
