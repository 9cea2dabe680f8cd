import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"

// One test goes offline, and React Router logs that it cannot ask for the routes of the links it shows.
test.use({ expectedMessages: /Failed to fetch manifest patches/ })

test("the keyboard opens a dialog that finds a page while typing", async ({ page, context }) => {
  await page.goto("/get-involved/volunteer")
  await hydrated(page)
  const field = page.getByRole("combobox", { name: "Search this site" })
  await expect(async () => {
    await page.keyboard.press("Control+k")
    await expect(field).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await field.pressSequentially("narcan/")
  await expect(field).toHaveValue("narcan/")
  const options = page.getByRole("option")
  await expect(options.first()).toBeVisible()
  await expect(page.getByRole("group", { name: "Courses and lessons" })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("ArrowDown")
  await expect(options.first()).toHaveAttribute("aria-selected", "true")
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id"))!)
  await field.fill("not breathing")
  await expect(options.first()).toHaveAttribute("href", "/emergency")
  await context.setOffline(true)
  await field.fill("fentanyl")
  await expect(page.getByText("You’re offline, so search can’t answer.")).toBeVisible()
  await context.setOffline(false)
  await field.fill("volunteer")
  await expect(options.first()).toHaveAttribute("href", "/get-involved/volunteer")
  await page.getByLabel("Open with the / key").uncheck()
  await page.keyboard.press("Escape")
  await expect(field).toBeHidden()
  await page.keyboard.press("/")
  await expect(field).toBeHidden()
  await page.keyboard.press("Control+k")
  await field.fill("Good Samaritan")
  await expect(options.first()).not.toHaveAttribute("href", "/get-involved/volunteer")
  const target = (await options.first().getAttribute("href"))!
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""))
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(target)
  await expect(field).toBeHidden()
  await expect(page.locator("html[data-same-document]"), "opened without loading a document").toHaveCount(1)
})

test("a slash opens the dialog, and stays a slash in a field", async ({ page }) => {
  await page.goto("/search")
  await hydrated(page)
  const dialog = page.getByRole("dialog", { name: "Search this site" })
  await page.getByLabel("What are you looking for?").pressSequentially("and/or")
  await expect(page.getByLabel("What are you looking for?")).toHaveValue("and/or")
  await expect(dialog).toHaveCount(0)
  await page.getByRole("heading", { level: 1 }).click()
  await expect(async () => {
    await page.keyboard.press("/")
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole("combobox").fill("chapter")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/search?q=chapter")
  await expect(page.getByRole("region", { name: /^Chapters/ })).toBeVisible()
  await expectAccessible(page)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("results are grouped, and words that ask for help put the emergency steps on top", async ({
    page,
  }) => {
    await page.goto("/search")
    await page.getByLabel("What are you looking for?").fill("how do I use narcan")
    await page.getByRole("button", { name: "Search" }).click()
    await expect(page.getByRole("link", { name: "Call 911" }).last()).toBeVisible()
    const first = page.getByRole("main").getByRole("listitem").first()
    await expect(first.getByRole("link")).toHaveAttribute("href", "/emergency")
    await expect(page.getByRole("region", { name: /^Courses and lessons/ })).toBeVisible()
  })
})
