import { expect, test } from "../support/e2e.ts"

const ENDPOINT = "/api/_nuxt_icon"

test("icons are served in the format of the public API and cached for a week", async ({ request }) => {
  const response = await request.get(`${ENDPOINT}/ph.json?icons=house,no-such-icon`)
  expect(response.status()).toBe(200)
  expect(response.headers()["cache-control"]).toMatch(/^public, max-age=604800/)
  expect(await response.json()).toMatchObject({
    prefix: "ph",
    icons: { house: { body: expect.stringContaining("<path") } },
    not_found: ["no-such-icon"],
  })
})

for (const [address, status] of [
  ["mdi.json?icons=home", 404],
  ["ph.json", 400],
  ["ph.json?icons=../../package", 400],
  ["__proto__.json?icons=house", 400],
  ["169.254.169.254.json?icons=house", 400],
  [`ph.json?icons=${"a,".repeat(300)}a`, 414],
] as const) {
  test(`${address.slice(0, 40)} gets ${status}`, async ({ request }) => {
    const response = await request.get(`${ENDPOINT}/${address}`)
    expect(response.status()).toBe(status)
    expect(response.headers()["cache-control"]).toBe("private, no-store")
  })
}

test("icons used in the source are in the HTML before any script runs", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto("/")
  expect(await page.locator("svg[viewBox='0 0 256 256'] path").count()).toBeGreaterThan(0)
  expect(await page.locator("svg[data-icon]").count()).toBe(0)
  await page.close()
})

test.describe("icons named in data", () => {
  test.use({ expectedMessages: /failed to load icon `ph:boat`/ })

  test("are loading, then loaded or missing", async ({ page }) => {
    const isReleased = Promise.withResolvers<void>()
    await page.route(`**${ENDPOINT}/**`, async route => {
      await isReleased.promise
      const response = await route.fetch()
      const { icons, ...rest } = await response.json()
      delete icons.boat
      await route.fulfill({ response, json: { ...rest, icons, not_found: ["boat"] } })
    })
    await page.goto("/dev/ui")
    const anchor = page.getByRole("img", { name: "ph:anchor" })
    const boat = page.getByRole("img", { name: "ph:boat" })
    await expect(anchor).toHaveAttribute("data-icon", "loading")
    await expect(boat).toHaveAttribute("data-icon", "loading")
    isReleased.resolve()
    await expect(anchor).toHaveAttribute("data-icon", "loaded")
    await expect(boat).toHaveAttribute("data-icon", "missing")
  })
})
