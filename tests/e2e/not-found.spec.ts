import { expect, expectAccessible, test } from "../support/e2e.ts"
import { signIn } from "../support/sign-in.ts"

const SORRY = "Sorry! We couldn't find the page which you're looking for"

test("an unknown address shows an apology and a link home at every width", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  const response = await page.goto("/no/such/page")
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SORRY)
  await expect(page.getByRole("img", { name: /map/ })).toBeVisible()
  await expect(page).toHaveTitle("Page not found: /no/such/page | Open Airway")
  const home = page.getByRole("link", { name: "GO BACK HOME" })
  await expect(page.getByRole("link", { name: "Show me the steps" })).toHaveAttribute("href", "/emergency")
  const { icons } = await (await page.request.get("/api/_nuxt_icon/ph.json?icons=arrow-left-bold")).json()
  const arrow = await home.locator("svg path").getAttribute("d")
  expect(icons["arrow-left-bold"].body).toContain(`d="${arrow}"`)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // 320 and 390 px have the same layout, so one of them is checked with axe.
    if (width > 320) await expectAccessible(page)
  }
  await home.click()
  await expect(page).toHaveURL("/")
})

test("by keyboard, the link home is the second Tab stop of the 404 page", async ({ page }) => {
  await page.goto("/no/such/page")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/")
})

test("client navigation to an unknown address names the address itself, not its .data request", async ({
  request,
}) => {
  const response = await request.get("/no/such/page.data")
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Page not found: /no/such/page"')
})

test("a path with markup is shown as text", async ({ page }) => {
  await page.goto("/%3Cscript%3Edocument.title='x'%3C/script%3E")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SORRY)
  await expect(page).not.toHaveTitle("x")
})

test("a member from Arkansas sees Arkansas behind the error page, and its logo", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await page.goto("/no/such/page")
  await expect(page.locator('img[src="/backgrounds/default.svg"]')).toBeVisible()
  await expect(page.locator('img[src="/default_logo.svg"]')).toBeVisible()
  await signIn(context, admin, baseURL!, { state: "Arkansas" })
  await page.goto("/no/such/page")
  await expect(page.locator('img[src="/backgrounds/start.svg"]')).toBeVisible()
  await expect(page.locator('img[src="/logo-ar.svg"]')).toBeVisible()
})
