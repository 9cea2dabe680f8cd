import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, listening, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { drawnByBeacon } from "../support/e2e-raffles.ts"
import { signIn, signInAs } from "../support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor", state: "Ohio" }
// The browser logs the response that the rules say no with.
test.use({ expectedMessages: /status of 409/ })

const OPEN = "/raffles/rescue-backpack"
const DRAWN = "/raffles/tour-jacket"

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

test("visitors find open, upcoming and past raffles, and read who can enter before they sign in", async ({
  page,
}) => {
  await page.goto("/raffles")
  await expect(page.getByRole("heading", { name: "Coming up" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Past draws" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: /^Enter for free.*Rescue backpack/ }).click()
  await expect(page).toHaveURL(OPEN)
  await expect(page.getByRole("heading", { name: "First: can you enter?" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Sign in to enter" }).click()
  await expect(page).toHaveURL(/\/login/)
})

test("a member enters once, gets a number, and finds it in the account", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto(OPEN)
  await hydrated(page)
  await page.getByRole("button", { name: "Enter for free" }).click()
  await expect(page.getByText("You’re in.")).toBeVisible()
  const [entry] = await askDatabase(
    "select e.number, e.contribution from public.raffle_entries e join auth.users u on u.id = e.user_id where u.email = $1",
    [email],
  )
  expect(entry.contribution).toMatch(/^[0-9a-f]{64}$/)
  const number = String(entry.number).padStart(4, "0")
  // Winners of other raffles are listed with their numbers, too.
  const ticket = page.getByRole("listitem").filter({ hasText: "Free web entry" })
  await expect(ticket.filter({ hasText: number })).toBeVisible()
  await page.getByRole("button", { name: "Add my other tickets" }).click()
  await expect(page.getByText("You’re already in with this entry.")).toBeVisible()
  await page.goto("/me")
  await expect(page.getByText(number, { exact: true })).toBeVisible()
})

test("the visitor's browser repeats the draw, and says so when something does not match", async ({
  page,
}) => {
  await page.goto(DRAWN)
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Check it in my browser" }).click()
  await expect(page.getByText("All 6 match. Your browser picked the same tickets we did.")).toBeVisible()
  await page.route("**/sealed.json", async route => {
    const response = await route.fetch()
    const list = await response.json()
    await route.fulfill({ response, json: { ...list, leaves: list.leaves.toReversed() } })
  })
  await page.getByRole("button", { name: "Check it in my browser" }).click()
  await expect(page.getByText(/^No match: the sealed list/)).toBeVisible()
  await expectAccessible(page)
})

test("a draw by the beacon is checked by its signature in the browser", async ({ page }) => {
  const slug = `beacon-${crypto.randomUUID()}`
  await drawnByBeacon(slug)
  await page.goto(`/raffles/${slug}`)
  await hydrated(page)
  await expect(page.getByText(/Check the signature of drand quicknet round \d+/)).toBeVisible()
  await page.getByRole("button", { name: "Check it in my browser" }).click()
  await expect(page.getByText("All 5 match. Your browser picked the same tickets we did.")).toBeVisible()
})

test("a member with a ticket sees that it is in the sealed list", async ({ page, context, baseURL }) => {
  await signInAs("member", context, baseURL!)
  await page.goto(DRAWN)
  await hydrated(page)
  await expect(page.getByText("Your ticket 0017 is in.")).toBeVisible()
  await page.getByText("Show my proof").click()
  await expect(page.getByText(/^(left|right) /).first()).toBeVisible()
  await expectAccessible(page)
})

test("a cached page shows a new entry without a reload", async ({
  page,
  browser,
  context,
  admin,
  baseURL,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(OPEN)
  await listening(visitor)
  const count = visitor.locator("[data-entries]")
  const before = Number(await count.getAttribute("data-entries"))
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto(OPEN)
  await page.getByRole("button", { name: "Enter for free" }).click()
  await expect(page.getByText("You’re in.")).toBeVisible()
  await expect
    .poll(async () => Number(await count.getAttribute("data-entries")))
    .toBeGreaterThanOrEqual(before + 1)
  await visitor.context().close()
})

test("a raffle has its own sharing picture, and an unknown one has none", async ({ page, request }) => {
  await page.goto(OPEN)
  const image = page.locator('meta[property="og:image"]')
  await expect(image).toHaveAttribute("content", /\/og\/raffle\/rescue-backpack\.png$/)
  const picture = await request.get((await image.getAttribute("content"))!)
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"])
  expect((await request.get("/og/raffle/no-such-raffle.png")).status()).toBe(404)
})

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" })

  test("a visitor sees the closing time in the raffle's zone and in their own", async ({ page }) => {
    await page.goto(OPEN)
    await listening(page)
    const [{ own, there }] = await askDatabase(
      `select to_char(closes_at at time zone 'Asia/Tokyo', 'Dy, Mon FMDD, FMHH12:MI AM') as own,
         to_char(closes_at at time zone time_zone, 'Mon FMDD, YYYY, FMHH12:MI AM') as there
       from public.raffles where slug = 'rescue-backpack'`,
    )
    const stage = page.getByRole("listitem").filter({ hasText: "Closes and is sealed" })
    await expect(stage).toContainText(`Closes and is sealed ${there} C`)
    await expect(stage).toContainText(`${own} GMT+9 where you are`)
  })
})

test("raffles fit a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ["/raffles", OPEN, DRAWN, "/raffles/signed-poster"]) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a member enters, and a drawn raffle shows its result and hashes", async ({
    page,
    context,
    admin,
    baseURL,
  }) => {
    await signIn(context, admin, baseURL!, ADULT)
    await page.goto(OPEN)
    await page.getByRole("button", { name: "Enter for free" }).click()
    await expect(page.getByText("You’re in.")).toBeVisible()
    await page.goto(DRAWN)
    await expect(page.getByText("Rules hash (SHA-256)")).toBeVisible()
    await expect(page.getByText("Winning ticket")).toBeVisible()
    await expect(page.getByRole("button", { name: "Check it in my browser" })).toBeHidden()
    await expect(page.getByRole("link", { name: "Save the whole proof (JSON)" })).toBeVisible()
  })
})
