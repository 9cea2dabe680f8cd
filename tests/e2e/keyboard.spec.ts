import type { Page } from "@playwright/test"
import { expect, hydrated, test } from "../support/e2e.ts"

test("by keyboard alone, each step from the home page to the test moves the focus to the new heading", async ({
  page,
}) => {
  await page.goto("/")
  await hydrated(page)
  await tabTo(page, /^Get certified/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/get-certified$/)
  await expect(heading(page)).toBeFocused()

  await tabTo(page, /^Start learning/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/learn/)
  await expect(heading(page)).toBeFocused()

  await tabTo(page, /^Next: Opioids/)
  await page.keyboard.press("Enter")
  await expect(heading(page)).toHaveText("Opioids and fentanyl")
  await expect(heading(page)).toBeFocused()

  await page.goto("/courses/overdose-response-basics/quiz")
  await hydrated(page)
  await tabTo(page, /^Start the test/)
  await page.keyboard.press("Enter")
  await expect(page.getByText(/^Question 1 of/).last()).toBeVisible()
  await expect(heading(page)).toBeFocused()
  const first = (await heading(page).textContent())!
  await tabTo(page, /^Skip for now/)
  await page.keyboard.press("Enter")
  await expect(heading(page)).not.toHaveText(first)
  await expect(heading(page)).toBeFocused()
})

test("a filter that stays in view keeps the focus", async ({ page }) => {
  await page.goto("/search?q=narcan")
  await hydrated(page)
  await page.getByLabel("What are you looking for?").fill("fentanyl")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/q=fentanyl/)
  await expect(page.getByLabel("What are you looking for?")).toBeFocused()
})

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 })
}

/** Presses Tab until the element with this text has the focus; more than 80 stops are too many for any page. */
async function tabTo(page: Page, text: RegExp) {
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press("Tab")
    if (text.test((await page.evaluate(() => document.activeElement?.textContent?.trim())) ?? "")) return
  }
  throw new Error(`No Tab stop has the text ${text}`)
}
