import { expect, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { tabTo } from "../support/keyboard.ts"

test.use({ expectedMessages: /status of 422|^warning: \[sounds\]/ })

test("a gift is made and paid by keyboard alone, also after mistakes", async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto("/donate")
  await hydrated(page)
  await tabTo(page, /^Name$/)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("3 things need another look")
  // The first question with a mistake, above the field that was left.
  await expect(page.getByRole("radio", { name: /^\$15/ })).toBeFocused()

  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: "$30 one kit" })).toBeChecked()
  await tabTo(page, /^Name$/)
  await page.keyboard.type("Ruth Ellery")
  await tabTo(page, /^Email for the receipt/)
  await page.keyboard.type(email)
  await tabTo(page, /^Card$/)
  await page.keyboard.press("ArrowRight")
  await tabTo(page, /so the bank fee doesn’t/)
  await page.keyboard.press("Space")
  await tabTo(page, /^A tribute/)
  await page.keyboard.press("Enter")
  await tabTo(page, /^This gift is/)
  await page.keyboard.type("In mem")
  await tabTo(page, /^Their name/)
  await page.keyboard.type("Sam Ellery")
  await tabTo(page, /^Give \$30\.24$/)
  await page.keyboard.press("Enter")

  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Test checkout")
  await expect(heading).toBeFocused()
  await tabTo(page, /^Pay \$30\.24/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/donate\/thanks\?gift=/)
  await expect(heading).toBeFocused()
  const gifts = await askDatabase(
    "select gift_cents, fee_cents, tribute_name from public.donations where donor_email = $1",
    [email],
  )
  expect(gifts).toEqual([{ gift_cents: 3000, fee_cents: 24, tribute_name: "Sam Ellery" }])
})

for (const [device, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a computer", { width: 1280, height: 900 }],
] as const)
  test(`a reversal is reported by keyboard alone on ${device}`, async ({ page }) => {
    const isPhone = device === "a phone"
    const county = isPhone ? "Polk" : "Scott"
    const next = async () => {
      if (!isPhone) return
      await tabTo(page, /^Next$/)
      await page.keyboard.press("Enter")
    }
    await page.setViewportSize(viewport)
    await page.goto("/submit-reversal")
    await hydrated(page)
    await tabTo(page, /^No, it’s over/)
    await page.keyboard.press("Enter")
    await tabTo(page, /^This week/)
    await page.keyboard.press("Space")
    await next()
    await tabTo(page, /^State/)
    await page.keyboard.type("Arkansas")
    await tabTo(page, /^County/)
    await page.keyboard.type(county)
    await next()
    await tabTo(page, /^1/)
    await page.keyboard.press("ArrowRight")
    await next()
    await tabTo(page, /^They survived/)
    await page.keyboard.press("Space")
    await next()
    if (isPhone) {
      await tabTo(page, /^Skip to the end/)
      await page.keyboard.press("Enter")
    }
    await expect(async () => {
      // Refused as long as the form is younger than two seconds.
      await tabTo(page, /^Send it/)
      await page.keyboard.press("Enter")
      await expect(page.getByText("Someone is breathing because you were there.")).toBeVisible({
        timeout: 2000,
      })
    }).toPass()
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused()
    const reports = await askDatabase(
      "select distinct doses from public.reversal_reports where county = $1",
      [county],
    )
    expect(reports).toEqual([{ doses: "2" }])
  })

test("a kit and a larger gift are asked for by keyboard alone, and the answer has the focus", async ({
  page,
}) => {
  await page.goto("/submit-reversal/refill")
  await hydrated(page)
  for (const [label, typed] of [
    [/^Name for the label/, "Robin Quill"],
    [/^Street/, "77 Larkspur Row"],
    [/^City/, "Conway"],
    [/^State/, "Arkansas"],
    [/^ZIP code/, "72034"],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(typed)
  }
  await expect(async () => {
    // Refused as long as the form is younger than two seconds.
    await tabTo(page, /^Send me a kit/)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { name: "It’s on our list" })).toBeFocused({ timeout: 2000 })
  }).toPass()

  await page.goto("/get-involved/donor")
  await hydrated(page)
  await tabTo(page, /^From a company/)
  await page.keyboard.press("ArrowDown")
  await tabTo(page, /^Your name/)
  await page.keyboard.type("Ana Ruiz")
  await tabTo(page, /^Your email/)
  await page.keyboard.type("ana@example.org")
  await tabTo(page, /^What would/)
  await page.keyboard.type("Forty boxes of gloves, every spring.")
  await tabTo(page, /^Send the offer/)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status").filter({ hasText: "We got your offer." })).toBeVisible()
  await expect(page.locator("#offer")).toBeFocused()
})
