import { expect, test } from "../support/e2e.ts"

test("every page has a title, sharing metadata, a sharing image and structured data", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto("/about/our-history?from=somewhere")
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content")
  await expect(page).toHaveTitle(/.+ \| .+/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/about/our-history`)
  expect(await content('meta[name="description"]')).toBeTruthy()
  expect(await content('meta[property="og:url"]')).toBe(`${baseURL}/about/our-history`)
  expect(await content('meta[property="og:title"]')).toBe(await page.title())
  expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image")
  expect(await content('meta[property="og:image"]')).toMatch(new RegExp(`^${baseURL}/og/`))
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const types = JSON.parse(text!)["@graph"].map((thing: { "@type": string }) => thing["@type"])
  expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]))

  // The sharing images have one size, and any site may embed them.
  const shared = await content('meta[property="og:image"]')
  for (const address of [shared!, "/og/site/default.png", "/og/site/arkansas.png", "/og/page/about.png"]) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    })
    const png = await response.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

test("the URL of a sharing image accepts no text and no unknown page", async ({ request }) => {
  for (const address of [
    "/og/page/no-such-page.png",
    "/og/site/texas.png",
    "/og/page/about.svg",
    "/og/page/..passwd.png",
    "/og/page/http://169.254.169.254/x.png",
    "/og/about.png",
    "/og/",
  ]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
  const asked = await request.get("/og/page/about.png?title=Other", { maxRedirects: 0 })
  expect([asked.status(), asked.headers().location]).toEqual([301, "/og/page/about.png"])
})

test("a share button opens a small window, and the next one reuses it", async ({ page, context }) => {
  await context.route(/https:\/\/www\.(reddit|facebook)\.com\/.*/, route => route.fulfill({ body: "shared" }))
  await page.goto("/dev/ui")
  // The last key needs script: with it, the others open windows instead of tabs.
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible()
  const key = page.getByRole("link", { name: "Facebook", exact: true })
  await expect(key).toHaveAttribute("href", /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http/)
  const [popup] = await Promise.all([page.waitForEvent("popup"), key.click()])
  await popup.waitForLoadState()
  expect(await popup.evaluate(() => [window.name, innerWidth, innerHeight])).toEqual([
    "sharer-facebook",
    626,
    436,
  ])
  await page.getByText("More ways to share").click()
  const [reddit] = await Promise.all([
    page.waitForEvent("popup"),
    popup.waitForEvent("close"),
    page.getByRole("link", { name: "Reddit" }).click(),
  ])
  await reddit.close()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("without JavaScript, the share buttons are plain links", async ({ page }) => {
    await page.goto("/dev/ui")
    const key = page.getByRole("link", { name: "WhatsApp" })
    await expect(key).toHaveAttribute("target", "_blank")
    await expect(key).toHaveAttribute("rel", "noopener")
    await expect(page.getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:\?subject=/)
  })
})
