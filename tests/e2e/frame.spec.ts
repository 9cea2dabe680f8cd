import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { signIn } from "../support/sign-in.ts"

const LAYOUTS = [
  ["newdefault", "/about"],
  ["default", "/privacy"],
  ["blackdefault", "/dev/layouts/blackdefault"],
  ["blank", "/survey-completed"],
  ["certificate", "/dev/layouts/certificate"],
  ["course", "/dev/layouts/course"],
  ["login", "/login"],
  ["staff", "/dev/layouts/staff"],
] as const
const WITH_EMERGENCY_HELP: readonly string[] = ["newdefault", "default", "blackdefault", "course"]

// In two halves, for two workers.
for (const half of [LAYOUTS.slice(0, 4), LAYOUTS.slice(4)]) {
  test(`the layouts ${half.map(([layout]) => layout).join(", ")} are accessible and fit a narrow screen; the emergency steps are one tap away`, async ({
    page,
  }) => {
    const help = page.getByRole("region", { name: "Emergency" })
    for (const [layout, path] of half) {
      await test.step(layout, async () => {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(path)
        await expect(page.getByRole("main")).toHaveCount(1)
        await expect(page.getByRole("region", { name: "Notices" })).toHaveCount(1)
        if (WITH_EMERGENCY_HELP.includes(layout)) {
          const steps = help.getByRole("link", { name: "Show me the steps" })
          await expect(steps).toHaveAttribute("href", "/emergency")
          await expect(help.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911")
        } else {
          await expect(help).toHaveCount(0)
          const steps = page.getByRole("link", { name: "Someone won’t wake up? Show me the steps" })
          await expect(steps).toHaveAttribute("href", "/emergency")
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await expectAccessible(page)
        await page.setViewportSize({ width: 1440, height: 900 })
        await expectAccessible(page)
      })
    }
  })
}

test("a printed page has only the content, black on white", async ({ page }) => {
  await page.emulateMedia({ media: "print" })
  await page.goto("/about")
  await expect(page.getByRole("banner")).toBeHidden()
  await expect(page.getByRole("contentinfo")).toBeHidden()
  await expect(page.getByRole("region", { name: "Emergency" })).toBeHidden()
  const inks = await page
    .locator("main *")
    .evaluateAll(all =>
      all.map(element => getComputedStyle(element)).map(style => style.color + style.backgroundColor),
    )
  expect(new Set(inks)).toEqual(new Set(["rgb(0, 0, 0)rgba(0, 0, 0, 0)"]))
})

test("the emergency steps are in no menu", async ({ page }) => {
  const current = page.locator("header [data-current], header [aria-current]")
  await page.goto("/emergency")
  await expect(current).toHaveCount(0)
  await page.goto("/get-certified")
  await expect(current).toHaveText(["Learn"])
})

test("the first Tab stop is a link that skips the header", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("a menu can be used by keyboard, and closes on a click elsewhere and on navigation", async ({
  page,
}) => {
  await page.goto("/")
  await hydrated(page)
  await test.step("by keyboard", async () => {
    const learn = page.getByRole("button", { name: "Learn" })
    const courses = page.getByRole("link", { name: /^All courses Start/ })
    await learn.focus()
    await page.keyboard.press("ArrowRight")
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }),
    ).toBeFocused()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowDown")
    await expect(courses).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("link", { name: /^Get certified Learn/ })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(courses).toBeHidden()
    await expect(learn).toBeFocused()
  })
  await test.step("by pointer", async () => {
    const volunteer = page.getByRole("link", { name: /^Volunteer Give/ })
    await page.getByRole("button", { name: "Get involved" }).click()
    await expect(volunteer).toBeVisible()
    await expectAccessible(page)
    await page.mouse.click(700, 800)
    await expect(volunteer).toBeHidden()
    await page.getByRole("button", { name: "Get involved" }).click()
    await volunteer.click()
    await expect(page).toHaveURL("/get-involved/volunteer")
    await expect(volunteer).toBeHidden()
  })
})

test("on a phone the menu is a sheet that traps the focus and restores it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto("/")
  const opener = page.getByRole("button", { name: "Menu" })
  await opener.click()
  const sheet = page.getByRole("dialog", { name: "Menu" })
  await sheet.getByText("Learn", { exact: true }).click()
  await expect(sheet.getByRole("link", { name: "Get certified" })).toBeVisible()
  await expect(sheet.getByRole("link", { name: /won’t wake up/ })).toHaveAttribute("href", "/emergency")
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await sheet.getByRole("link", { name: "Events" }).click()
  await expect(page).toHaveURL("/events")
  await expect(sheet).toBeHidden()
})

test("the header shows the signed-in member", async ({ page, context, admin, baseURL }) => {
  await page.goto("/")
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login")
  await signIn(context, admin, baseURL!, { display_name: "Marisol", state: "Arkansas" })
  await page.goto("/")
  await expect(page.getByRole("link", { name: "Marisol my account" })).toHaveAttribute("href", "/me")
  await expect(page.locator('header img[src="/logo-ar.svg"]').first()).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("menus and the sheet open without JavaScript", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Learn" }).click()
    await page.getByRole("link", { name: /^Get certified Learn/ }).click()
    await expect(page).toHaveURL("/get-certified")
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole("button", { name: "Menu" }).click()
    await page.getByRole("dialog").getByRole("link", { name: "News" }).click()
    await expect(page).toHaveURL("/news/blog")
  })
})

test("a link opens without a new document, or in a new tab with Ctrl, and a link to the same page adds no history", async ({
  page,
  context,
}) => {
  await page.goto("/")
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const team = page.getByRole("contentinfo").getByRole("link", { name: "Team" })
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    team.click({ modifiers: ["ControlOrMeta"] }),
  ])
  await expect(tab).toHaveURL("/about/team")
  await expect(page).toHaveURL("/")
  await team.click()
  await expect(page).toHaveURL("/about/team")
  await team.click()
  await page.goBack()
  await expect(page).toHaveURL("/")
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
})
