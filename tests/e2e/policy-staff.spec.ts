import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { signInAs } from "../support/sign-in.ts"

// Publishing is in practice.spec.ts: a published version stays, and every member would be asked to agree.
test("an administrator writes the next version of the terms and sees what differs", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs("admin", context, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/staff/policies")
  await expectAccessible(page)
  await page.getByRole("link", { name: "Terms" }).click()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Write the next version" }).click()
  await hydrated(page)
  await page.getByLabel("What changed, in plain words").fill("We say who we are in the first line.")
  const text = page.getByLabel("Text", { exact: true })
  await text.fill(`# Who we are\n\nA school of breath.\n\n${await text.inputValue()}`)
  await page.getByRole("button", { name: "Save in the draft" }).click()
  await expect(page.locator("ins", { hasText: "A school of breath." })).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole("button", { name: "Discard the draft" }).click()
  await expect(page.getByRole("button", { name: "Write the next version" })).toBeVisible()
})
