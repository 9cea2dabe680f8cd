import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signInAs } from "../support/sign-in.ts"

// The browser logs the response to a form that was rejected.
test.use({ expectedMessages: /status of 40[09]/ })

test("an editor changes a page by its sections, previews it and publishes it", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const path = "/get-certified"
  await askDatabase("delete from public.page_drafts")
  await signInAs("editor", context, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/staff/pages?q=Get+certified")
  await page.getByRole("link", { name: "Get certified", exact: true }).click()
  await page.getByRole("button", { name: "Change this page" }).click()
  await expect(page.getByText("The draft is ready.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Write" }).click()
  await hydrated(page)
  await expectAccessible(page)

  // Sections move by keyboard and by dragging, and what is typed is kept.
  await page.getByRole("button", { name: /^Move up: Questions and answers/ }).press("Enter")
  await expect(page.getByText("The sections are in a new order.")).toBeVisible()
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Move up/ }) })
  await page.setViewportSize({ width: 1440, height: 1200 })
  await rows.nth(1).dragTo(rows.nth(2))
  await expect(rows.nth(1)).toContainText("Steps:")
  await page.getByRole("link", { name: /^Steps:/ }).click()
  const heading = page.getByLabel("Heading")
  await expect(heading).toHaveValue("From first minute to certificate")
  await hydrated(page)
  await heading.fill("From the first minute on")
  await expect(page.getByText("Your changes are kept.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("You have unsaved changes")).toBeVisible()
  await expect(heading).toHaveValue("From the first minute on")
  await hydrated(page)
  await page.getByRole("button", { name: "Save in the draft" }).click()
  await expect(page.getByText("Saved in the draft.")).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.getByRole("link", { name: "Preview" }).click()
  await expect(page.getByRole("heading", { name: "From the first minute on" })).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await visitor.goto(path)
  await expect(visitor.getByRole("heading", { name: "From first minute to certificate" })).toBeVisible()
  await page.getByRole("link", { name: "Back to the draft" }).click()
  await page.getByRole("button", { name: "Publish this version" }).click()
  await expect(page.getByText("Published. It’s on the site now.")).toBeVisible()
  // The caches follow.
  await expect
    .poll(async () => (await visitor.request.get(path)).text())
    .toContain("From the first minute on")
  await page.getByRole("link", { name: "Versions" }).click()
  await page.getByRole("button", { name: "Restore version 1" }).click()
  await page.getByRole("button", { name: "Publish this version" }).click()
  await expect(page.getByText("Published. It’s on the site now.")).toBeVisible()
  await askDatabase("delete from public.page_publications")
})
