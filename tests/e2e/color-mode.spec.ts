import { expect, test } from "../support/e2e.ts"

const stored = () => localStorage.getItem("nuxt-color-mode")

test("the color mode is set before the first paint and light after mount, regardless of the system setting", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  const response = await page.goto("/terms")
  const html = await response!.text()
  expect(html.indexOf("nuxt-color-mode")).toBeLessThan(html.indexOf('rel="stylesheet"'))
  await page.keyboard.press("Shift")
  await expect(page.locator("html")).toHaveClass("light")
  await expect.poll(() => page.evaluate(stored)).toBe("light")
})

test("a stored preference is replaced by light too", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seen")) localStorage.setItem("nuxt-color-mode", "dark")
    sessionStorage.setItem("seen", "1")
  })
  await page.goto("/terms")
  await page.keyboard.press("Shift")
  await expect(page.locator("html")).toHaveClass("light")
  await expect.poll(() => page.evaluate(stored)).toBe("light")
})
