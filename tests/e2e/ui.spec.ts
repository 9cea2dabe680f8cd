import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test, violationsInMain } from "../support/e2e.ts"

// Dialogs, sheets and toasts are tested with their transitions.
test.use({ contextOptions: { reducedMotion: "no-preference" } })

test("the component gallery fits and is accessible at every width", async ({ page }) => {
  // Axe is slow here because this page contains every component.
  test.slow()
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // What differs between two narrow screens is the width alone.
    if (width > 320) await expectAccessible(page)
  }
})

test("the accessibility check reports violations on the page and in its frames", async ({ page }) => {
  await page.goto("/survey-completed")
  await hydrated(page)
  await page.locator("main").evaluate(main => {
    main.innerHTML = `<p>too pale</p><iframe title="kit" srcdoc="<input>"></iframe>`
    main.style.background = "#fff"
    main.querySelector("p")!.style.color = "#ccc"
  })
  await expect(page.frameLocator("iframe").locator("input")).toBeVisible()
  const violations = (await violationsInMain(page)).join()
  expect(violations).toContain("color-contrast: <p")
  expect(violations).toContain("label: <input")
})

test("the server renders no style attribute, and maps use their file", async ({ page }) => {
  const response = await page.goto("/dev/ui")
  expect(await response!.text()).not.toMatch(/<[^>]+ style=/)
  const arkansas = page.locator("use[href$='#AR']")
  for (const map of await arkansas.all()) {
    await map.scrollIntoViewIfNeeded()
    await expect
      .poll(() => map.evaluate(use => (use as SVGGraphicsElement).getBBox().width))
      .toBeGreaterThan(40)
  }
})

test("dialogs, sheets and menus open, keep the focus and close", async ({ page }) => {
  await open(page)

  await test.step("a dialog takes, traps and restores the focus", async () => {
    const opener = page.getByRole("button", { name: "Cancel the event" })
    await opener.focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Cancel Night Shift?" })
    await expect(dialog.getByRole("button", { name: "Keep the event" })).toBeFocused()
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("Tab")
      const isOutside = () =>
        !document.activeElement?.closest("dialog, body:focus") && document.activeElement !== document.body
      expect(await page.evaluate(isOutside)).toBe(false)
    }
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step("a sheet closes by its button and by a click outside", async () => {
    const sheet = page.getByRole("dialog", { name: "Menu" })
    await page.getByRole("button", { name: "Open the sheet" }).click()
    await sheet.getByRole("button", { name: "Close" }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole("button", { name: "Open the sheet" }).click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(20, 200)
    await expect(sheet).toBeHidden()
  })

  await test.step("a menu is navigated by arrow keys and letters", async () => {
    const opener = page.getByRole("button", { name: "More", exact: true })
    const item = (name: string) => page.getByRole("menuitem", { name })
    await opener.focus()
    await page.keyboard.press("ArrowDown")
    await expect(item("See all events")).toBeFocused()
    await page.keyboard.press("ArrowUp")
    await expect(item("Take it off the calendar")).toBeFocused()
    await page.keyboard.press("c")
    await expect(item("Copy the link")).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(item("Copy the link")).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press("Enter")
    await expect(item("See all events")).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(item("Copy the link")).toBeHidden()
    await expect(page.getByRole("region", { name: "Notices" })).toContainText("Link copied.")
  })
})

test("tabs, comboboxes and tooltips work by keyboard", async ({ page }) => {
  await open(page)

  await test.step("tabs are one Tab stop, and arrow keys switch them", async () => {
    await page.getByRole("tab", { name: "What happens" }).focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tab", { name: "Who it’s for" })).toBeFocused()
    await expect(page.getByRole("tabpanel")).toContainText("Bar and door staff")
    await page.keyboard.press("End")
    await expect(page.getByRole("tabpanel")).toContainText("Lantern Hall")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("tabpanel")).toBeFocused()
  })

  await test.step("a combobox filters by typing and submits the selected value", async () => {
    const state = page.getByLabel("State", { exact: true })
    await page.getByLabel("When did it happen?").focus()
    await state.focus()
    await page.keyboard.press("Shift")
    await expect(page.locator("#demo-form input[role=combobox]")).toBeFocused()
    await page.keyboard.type("arkan")
    await expect(page.getByRole("option", { name: "Arkansas" })).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(state).toHaveValue("Arkansas")
    expect(
      await page.locator("#demo-form").evaluate(form => new FormData(form as HTMLFormElement).get("state")),
    ).toBe("AR")
  })

  await test.step("a tooltip describes its button and closes on Escape", async () => {
    const key = page.getByRole("button", { name: "Save draft" })
    const tip = page.getByRole("tooltip")
    await key.focus()
    await expect(tip).toBeVisible()
    await expect(key).toHaveAccessibleDescription(/Saved on this device/)
    await page.keyboard.press("Escape")
    await expect(tip).toBeHidden()
  })
})

test("errors are shown next to their fields, the first gets the focus, and each disappears when its field becomes valid", async ({
  page,
}) => {
  await open(page)
  await page.getByLabel("Your first name").fill("Sam")
  await page.getByRole("button", { name: "Send it" }).click()
  await expect(page.getByRole("alert")).toContainText("things need another look")
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
    /Enter your email address/,
  )
  await expect(page.getByLabel("Your first name")).toHaveValue("Sam")
  const email = page.getByLabel("Email", { exact: true })
  await expect(page.getByRole("link", { name: "Enter your email address." })).toBeVisible()
  await email.fill("sam")
  await expect(email).toHaveAttribute("aria-invalid", "true")
  await email.fill("sam@example.org")
  await expect(email).not.toHaveAttribute("aria-invalid")
  await expect(email).toHaveAccessibleDescription("For the receipt, nothing else.")
  await expect(page.getByRole("link", { name: "Enter your email address." })).toBeHidden()
  await email.fill("")
  await expect(email).toHaveAttribute("aria-invalid", "true")
  await page.getByLabel("One dose").check()
  await expect(page.getByRole("link", { name: "Tell us how many doses it took." })).toBeHidden()
})

test("a button stays under a pointer at either of its edges", async ({ page }) => {
  await open(page)
  const button = page.locator("main .push:not([disabled])").first()
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  for (const edge of [y + 1, y + height - 1]) {
    await page.mouse.move(0, 0)
    await page.mouse.move(x + width / 2, edge)
    // Longer than its transition: a button that leaves the pointer would have started to fall.
    const places = await button.evaluate(async element => {
      const seen: number[] = []
      for (let frame = 0; frame < 60; frame++) {
        await new Promise(requestAnimationFrame)
        seen.push(element.getBoundingClientRect().top)
      }
      return seen.slice(30)
    })
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.1)
    expect(places.at(-1)).toBeCloseTo(y - 3, 0)
  }
})

test("a toast is announced and disappears, but stays while hovered", async ({ page }) => {
  await page.clock.install()
  await open(page)
  // Paused, because on a busy machine the toast could disappear before the pointer reaches it.
  await page.clock.pauseAt(Date.now() + 60_000)
  const notices = page.getByRole("region", { name: "Notices" })
  await page.getByRole("button", { name: "Save my spot" }).last().click()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(notices).toContainText("Spot saved.", { timeout: 500 })
  }).toPass()
  await notices.getByText("Spot saved.").hover()
  for (let second = 0; second < 10; second++) await page.clock.runFor(1000)
  await expect(notices).toContainText("Spot saved.")
  await page.mouse.move(10, 10)
  await page.clock.runFor(6100)
  await expect(notices).toBeEmpty()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("without JavaScript, a form shows its errors and keeps every value but the password", async ({
    page,
  }) => {
    await page.goto("/dev/ui")
    await page.getByLabel("Your first name").fill("Sam")
    await page.getByLabel("New password").fill("short")
    await page.getByLabel("State", { exact: true }).selectOption("Arkansas")
    await page.getByLabel("Two doses or more").check()
    await page.getByRole("button", { name: "Send it" }).click()
    await expect(page.getByRole("alert")).toContainText("4 things need another look")
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true")
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
    await expect(page.getByLabel("Your first name")).toHaveValue("Sam")
    await expect(page.getByLabel("New password")).toHaveValue("")
    await expect(page.getByLabel("State", { exact: true })).toHaveValue("AR")
    await expect(page.getByLabel("Two doses or more")).toBeChecked()
  })

  test("without JavaScript, dialogs and menus open, every panel is visible, and pagination works", async ({
    page,
  }) => {
    await page.goto("/dev/ui")
    await page.getByRole("button", { name: "Cancel the event" }).click()
    const dialog = page.getByRole("dialog", { name: "Cancel Night Shift?" })
    await expect(dialog).toBeVisible()
    await dialog.getByRole("button", { name: "Keep the event" }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole("button", { name: "More", exact: true }).click()
    await expect(page.getByRole("menuitem", { name: "See all events" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByText("Ramp on 4th Street.")).toBeVisible()
    await page.getByRole("link", { name: "Next", exact: true }).click()
    await expect(page).toHaveURL(/\/dev\/ui\?page=2$/)
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    )
  })
})

async function open(page: Page) {
  await page.goto("/dev/ui")
  await hydrated(page)
}
