import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { drawnByBeacon } from "../support/e2e-raffles.ts"
import { signInAs } from "../support/sign-in.ts"

// The browser logs the response to a form that was rejected.
test.use({ expectedMessages: /status of 400/ })

async function createDraft(page: Page) {
  const title = `Mug ${crypto.randomUUID().slice(0, 8)}`
  await page.goto("/staff/raffles")
  await page.getByText("New raffle", { exact: true }).click()
  await page.getByLabel("Title").fill(title)
  await page.getByLabel("Prize, as a sentence").fill("One enamel mug.")
  await page.getByLabel("Approximate value").fill("20")
  await page.getByRole("button", { name: "Create the draft" }).click()
  await page.getByRole("link", { name: title }).click()
  await expect(page.getByRole("heading", { name: title })).toBeVisible()
  return title
}

async function enterCard(page: Page) {
  await page.getByLabel("Name on the card").fill("Bo Lee")
  await page.getByLabel("Email or mailing address on the card").fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel("State", { exact: true }).selectOption("Ohio")
  await page.getByLabel("The card says “I am 18 or older”").check()
  await page.getByRole("button", { name: "Enter the card" }).click()
  await expect(page.getByText("The card is in.")).toBeVisible()
}

test("event staff create, publish and cancel a raffle, and enter a card", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs("events", context, baseURL!)
  await createDraft(page)
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Publish" }).click()
  await expect(page.getByText("Published.")).toBeVisible()
  await page.getByText("Cancel this raffle").click()
  await page.getByLabel(/^Reason/).fill("The mug broke.")
  await page.getByRole("button", { name: "Cancel the raffle" }).click()
  await expect(page.getByText("Everyone who entered will get an email.")).toBeVisible()
  await page.goto("/staff/raffles")
  await page.getByRole("link", { name: "Rescue backpack" }).click()
  await enterCard(page)
})

test("a misspelled state is rejected, and what staff typed is kept", async ({ page, context, baseURL }) => {
  await signInAs("events", context, baseURL!)
  await createDraft(page)
  await page.getByLabel(/^Eligible states/).fill("Ohio, Ohoi")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText(/check how the states are spelled/)).toBeVisible()
  await expect(page.getByLabel(/^Eligible states/)).toHaveValue("Ohio, Ohoi")
})

test("event staff check a winner and hand the prize over, and the public page says so", async ({
  page,
  context,
  baseURL,
}) => {
  const id = await drawnByBeacon(`handed-${crypto.randomUUID()}`)
  await signInAs("events", context, baseURL!)
  await page.goto(`/staff/raffles/${id}`)
  await hydrated(page)
  await page.getByRole("button", { name: "Eligibility checked" }).click()
  await expect(page.getByText("claimed and checked")).toBeVisible()
  await page.getByLabel("Note for the public page").fill("Shipped on September 20.")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Handed over" }).click()
  await expect(page.getByText("handed over: Shipped on September 20.")).toBeVisible()
  await page.getByRole("link", { name: "View its page" }).click()
  await expect(page.getByText(/Handed over .*2026\. Shipped on September 20\.$/)).toBeVisible()
})

test("an invalid id is not found", async ({ page, context, baseURL }) => {
  await signInAs("events", context, baseURL!)
  for (const id of ["nothing", crypto.randomUUID()])
    expect((await page.request.get(`/staff/raffles/${id}`)).status()).toBe(404)
})

test("the staff page of a raffle fits a narrow phone", async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const id = await drawnByBeacon(`narrow-${crypto.randomUUID()}`)
  await signInAs("events", context, baseURL!)
  await page.goto(`/staff/raffles/${id}`)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("staff prepare, change and publish a raffle, enter a card and hand a prize over", async ({
    page,
    context,
    baseURL,
  }) => {
    await signInAs("events", context, baseURL!)
    const title = await createDraft(page)
    await page.getByLabel("Prize", { exact: true }).fill("Two enamel mugs.")
    await page.getByLabel("Opens", { exact: true }).fill("2026-01-01T09:00")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Saved.")).toBeVisible()
    await page.getByLabel("Time zone").selectOption("Eastern")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByLabel("Opens", { exact: true })).toHaveValue("2026-01-01T09:00")
    await page.getByRole("button", { name: "Publish" }).click()
    await expect(page.getByText("Published.")).toBeVisible()
    await enterCard(page)
    await expect(page.getByText(/^0001 Card by mail/)).toBeVisible()
    await expect(page.getByRole("heading", { name: "Settings" })).toBeHidden()
    await expect(page.getByText("nobody can close this raffle early")).toBeVisible()
    const [raffle] = await askDatabase(
      "select prize, rules, rules_hash from public.raffles where title = $1",
      [title],
    )
    expect(raffle).toEqual({
      prize: "Two enamel mugs.",
      rules: expect.stringContaining("open from January 1, 2026, 9:00 AM Eastern Time (UTC-5)"),
      rules_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })

    await page.goto(`/staff/raffles/${await drawnByBeacon(`plain-${crypto.randomUUID()}`)}`)
    await page.getByRole("button", { name: "Eligibility checked" }).click()
    await page.getByLabel("Note for the public page").fill("Picked up on May 9.")
    await page.getByRole("button", { name: "Handed over" }).click()
    await expect(page.getByText("handed over: Picked up on May 9.")).toBeVisible()
  })
})
