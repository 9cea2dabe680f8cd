import { expect, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
  expectedMessages: /status of 4(00|22)/,
})

test("a gift is corrected, made and paid on a phone without JavaScript", async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto("/donate")
  await page.getByRole("button", { name: "Continue to payment" }).click()
  await page.getByRole("link", { name: "Choose an amount, or enter your own." }).click()
  await expect(page).toHaveURL(/#.*-amount$/)
  await page.getByLabel("Another amount in dollars").fill("12.50")
  await page.getByLabel("Name", { exact: true }).fill("Ruth Ellery")
  await page.getByLabel("Email for the receipt").fill(email)
  await page.getByText("A tribute, your name in public, your employer").click()
  await page.getByLabel("This gift is").selectOption("In memory of someone")
  await page.getByLabel("Their name").fill("Sam Ellery")
  await page.getByRole("button", { name: "Continue to payment" }).click()
  await page.getByRole("button", { name: "Pay $12.50" }).click()
  await expect(page.getByRole("main")).toContainText("$12.50")
  const gifts = await askDatabase(
    "select gift_cents, tribute_name from public.donations where donor_email = $1",
    [email],
  )
  expect(gifts).toEqual([{ gift_cents: 1250, tribute_name: "Sam Ellery" }])
})

test("a reversal is reported, and a kit asked for, on one page each without JavaScript", async ({ page }) => {
  await page.goto("/submit-reversal")
  await page.getByLabel("This month").check()
  await page.getByLabel("State", { exact: true }).selectOption("Arkansas")
  await page.getByLabel("County").fill("Newton")
  await page.getByLabel("4+", { exact: true }).check()
  await page.getByRole("button", { name: "Send it" }).click()
  await expect(page.getByText("Choose how it ended").last()).toBeVisible()
  await expect(page.getByLabel("County")).toHaveValue("Newton")
  await page.getByLabel("They survived").check()
  await expect(async () => {
    // Refused as long as the form is younger than two seconds.
    await page.getByRole("button", { name: "Send it" }).click()
    await expect(page.getByText("Someone is breathing because you were there.")).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  expect(
    await askDatabase("select distinct doses from public.reversal_reports where county = 'Newton'"),
  ).toEqual([{ doses: "4+" }])

  await page.getByRole("link", { name: "Ask for a refill" }).first().click()
  await page.getByLabel("Name for the label").fill("Robin Quill")
  await page.getByLabel("Street").fill("77 Larkspur Row")
  await page.getByLabel("City").fill("Conway")
  await page.getByLabel("State", { exact: true }).selectOption("Arkansas")
  await page.getByLabel("ZIP code").fill("72034")
  await expect(async () => {
    await page.getByRole("button", { name: "Send me a kit" }).click()
    await expect(page.getByRole("heading", { name: "It’s on our list" })).toBeVisible({ timeout: 2000 })
  }).toPass()
})
