import type { Browser } from "@playwright/test"
import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signInAs } from "#tests/support/sign-in.ts"

test.afterAll(async () => {
  await askDatabase(
    "update public.site_settings set main_color = null, text_color = null, giving_color = null",
  )
})

test("an administrator chooses colors, visitors see them at once, and they are reset", async ({
  context,
  page,
  browser,
  baseURL,
}) => {
  const original = await homePage(browser, baseURL!)
  expect(original).toMatchObject({ field: "rgb(53, 229, 131)", logo: "/default_logo.svg", sheets: 1 })

  await signInAs("admin", context, baseURL!)
  await page.goto("/staff/settings")
  await page.getByRole("link", { name: "Logo and colors" }).last().click()
  const main = page.getByLabel("Main color")
  const preview = page.getByRole("img", { name: "A small page in these colors" }).locator("rect").nth(1)
  await expect(preview).toHaveAttribute("fill", "#35e583")
  await main.fill("#3b82f6")
  await expect(preview).toHaveAttribute("fill", "#3b82f6")
  await page.getByRole("button", { name: "Save the colors" }).click()
  const error = page.getByText(/The blue ring around a focused button on it is hard to see/).last()
  await expect(error).toBeVisible()
  const nearest = /works is (#[0-9a-f]{6})\.$/.exec((await error.textContent())!)![1]!

  await main.fill(nearest)
  await page.getByLabel("Text color").fill("#1a4fa0")
  await page.getByLabel("Giving color").fill("ffd166")
  await page.getByRole("button", { name: "Save the colors" }).click()
  await expect(page.getByText("Saved. Every page, email and PDF has these colors from now on.")).toBeVisible()
  await expect(page.getByLabel("Giving color")).toHaveValue("#ffd166")
  const [red, green, blue] = [1, 3, 5].map(start => Number.parseInt(nearest.slice(start, start + 2), 16))
  await expect
    .poll(async () => (await homePage(browser, baseURL!)).field)
    .toBe(`rgb(${red}, ${green}, ${blue})`)

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  for (const path of ["/", "/donate", "/emergency", "/about/solution", "/login", "/verify"]) {
    await page.goto(path)
    await expectAccessible(page)
  }

  await page.goto("/staff/audit?kind=site_settings")
  await expect(page.getByRole("row").filter({ hasText: nearest }).first()).toBeVisible()
  await page.goto("/staff/logo-and-colors")
  await page.getByRole("button", { name: "Back to the original colors" }).click()
  await expect(page.getByText("The original colors are back.")).toBeVisible()
  await expect.poll(() => homePage(browser, baseURL!)).toEqual(original)
})

/** What a visitor sees on the home page. Its bytes show that a site in its original look carries nothing for others. */
async function homePage(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on("console", message => void (message.type() === "error" && errors.push(message.text())))
    const response = await page.goto("/")
    const logo = page
      .getByRole("banner")
      .getByRole("img", { name: /, home$/ })
      .first()
    const shown = await logo.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.height]),
    )
    expect(errors).toEqual([])
    return {
      bytes: (await response!.body()).length,
      field: await page
        .locator(".bg-green-400")
        .first()
        .evaluate(element => getComputedStyle(element).backgroundColor),
      logo: await logo.getAttribute("src"),
      logoWidth: shown[0],
      shownHeight: shown[1],
      sheets: await page.locator("link[rel=stylesheet]").count(),
    }
  } finally {
    await context.close()
  }
}
