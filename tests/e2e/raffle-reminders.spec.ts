import ICAL from "ical.js"
import { expect, expectAccessible, test } from "../support/e2e.ts"
import { signIn } from "../support/sign-in.ts"

const UPCOMING = "/raffles/signed-poster"
const DRAWN = "/raffles/tour-jacket"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a member turns a reminder on and off, from the page of a raffle that is over", async ({
    page,
    context,
    admin,
    baseURL,
  }) => {
    await signIn(context, admin, baseURL!)
    await page.goto(DRAWN)
    await page.getByRole("link", { name: "Remind me" }).click()
    await expect(page).toHaveURL(`${UPCOMING}#tickets`)
    await page.getByRole("button", { name: "Remind me when it opens" }).click()
    await expect(page.getByText("Done. You’ll get one reminder")).toBeVisible()
    await expect(page.getByText("We’ll remind you when it opens.")).toBeVisible()
    await page.getByRole("button", { name: "Don’t remind me" }).click()
    await expect(page.getByRole("button", { name: "Remind me when it opens" })).toBeVisible()
  })
})

test("a visitor takes the times of a raffle to a calendar, or signs in for a reminder", async ({ page }) => {
  await page.goto(UPCOMING)
  await expectAccessible(page)
  const link = page.getByRole("link", { name: "Add it to your calendar" })
  const file = await page.request.get((await link.getAttribute("href"))!)
  expect(file.headers()["content-type"]).toContain("text/calendar")
  const entries = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents("vevent")
  expect(entries.map(entry => entry.getFirstPropertyValue("summary"))).toEqual([
    "Raffle opens: Signed poster",
    "Raffle closes: Signed poster",
    "Raffle draw: Signed poster",
  ])
  await page.getByRole("button", { name: "Sign in to get a reminder when it opens" }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await page.request.get("/raffles/no-such-raffle.ics")).status()).toBe(404)
})
