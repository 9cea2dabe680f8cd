import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { startPracticeSite } from "#tests/support/practice-site.ts"

test("the frame of a practice site stays while the app takes over the page and changes it", async ({
  page,
}) => {
  const practice = await startPracticeSite()
  try {
    const frame = page.getByRole("complementary", { name: "Practice site" })
    await page.goto(`${practice.origin}/practice`)
    await hydrated(page)
    await expect(frame).toContainText("Nothing here is real")
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await page.getByRole("button", { name: "Start as Evan" }).click()
    await expect(page).toHaveURL(`${practice.origin}/staff`)
    await hydrated(page)
    // A document that stays the same shows that the app changed the page.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole("navigation").getByRole("link", { name: "Raffles", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Raffles" })).toBeVisible()
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
    await expect(frame).toHaveCount(1)
    await expect(frame).toBeVisible()
    const border = await page
      .locator("practice-frame > div")
      .evaluate(element => getComputedStyle(element).borderTopWidth)
    expect(border).toBe("6px")
    await page.getByRole("link", { name: "Change role" }).click()
    await expect(page.getByRole("button", { name: "Start over with fresh data" })).toBeVisible()
    await expect(frame).toHaveCount(1)
  } finally {
    // Nothing on the page waits for a site that has ended.
    await page.goto("about:blank")
    await practice.close()
  }
})
