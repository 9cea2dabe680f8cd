import type { Locator, Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { signIn } from "../support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor" }

test("the night bus by keyboard only: a wrong turn, another try, the end, and back", async ({ page }) => {
  await page.goto("/narcatsworld")
  await hydrated(page)
  await expectAccessible(page)
  await press(page, "Night bus")
  await expect(page.getByRole("heading", { level: 1, name: "Night bus" })).toBeFocused()
  await expectAccessible(page)
  await press(page, /^The last stop/)
  await expect(page.getByRole("heading", { level: 1, name: "The last stop" })).toBeFocused()

  await press(page, /^Get off/)
  await expect(page.getByRole("heading", { name: "The bus stop, in the rain" })).toBeFocused()
  await press(page, "Try again")
  await expect(page.getByRole("heading", { name: "Everyone out" })).toBeFocused()
  await press(page, /^“Sir\?/)
  await press(page, /^“Touching him/)
  await press(page, /^“Line 5/)
  await expect(page.getByRole("heading", { name: "One spray in" })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole("heading", { name: "What to say" })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole("heading", { name: "One spray in" })).toBeVisible()
  await press(page, /^Roll him/)
  await expect(page.getByRole("heading", { name: "The night shift" })).toBeFocused()
  await expect(page.getByText("5 coins")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Where this comes from" })).toBeVisible()
})

test("the signs and the bag of the night bus by keyboard only", async ({ page }) => {
  await page.goto("/narcatsworld/bus/signs")
  await hydrated(page)
  for (let spot = 1; spot <= 10; spot++) {
    await tabTo(page, page.getByRole("button", { name: `Spot ${spot}`, exact: true }))
    await page.keyboard.press("Enter")
  }
  await expect(page.getByRole("heading", { name: "You found all seven" })).toBeVisible()
  await expect(page.getByText("5 coins")).toBeVisible()

  await press(page, "Pack the bag")
  await tabTo(page, page.getByRole("button", { name: "Deal the cards" }))
  await page.keyboard.press("Enter")
  const cards = page.getByRole("group", { name: /^Sixteen cards/ }).getByRole("button")
  await page.keyboard.press("Shift+Tab")
  await expect(cards.first()).toBeFocused()
  const names: string[] = []
  let at = 0
  async function turn(card: number) {
    for (; at % 4 < card % 4; at++) await page.keyboard.press("ArrowRight")
    for (; at % 4 > card % 4; at--) await page.keyboard.press("ArrowLeft")
    for (; at < card; at += 4) await page.keyboard.press("ArrowDown")
    for (; at > card; at -= 4) await page.keyboard.press("ArrowUp")
    await expect(cards.nth(card)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(cards.nth(card)).not.toHaveAccessibleName(/face down/)
    const label = (await cards.nth(card).getAttribute("aria-label"))!
    names[card] = /: ([^,]+)/.exec(label)![1]!
  }
  for (let card = 0; card < 16; card++) await turn(card)
  for (const name of new Set(names)) {
    const [first, second] = [names.indexOf(name), names.lastIndexOf(name)]
    if ((await cards.nth(first).getAttribute("aria-label"))!.endsWith("in the bag")) continue
    await turn(first)
    await turn(second)
  }
  await expect(page.getByRole("heading", { name: "What belongs in the bag, and why" })).toBeVisible()
  await expect(page.getByText("5 coins")).toBeVisible()
})

test("a minute of breathing by keyboard only", async ({ page }) => {
  await page.clock.install()
  await page.goto("/narcatsworld/bus/breathe")
  await hydrated(page)
  await tabTo(page, page.getByRole("button", { name: "Start one minute" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Breathe", exact: true })).toBeFocused()
  for (let breath = 1; breath <= 12; breath++) {
    await page.keyboard.press("Space")
    await expect(page.getByText(new RegExp(`^${breath} breaths?$`)).first()).toBeAttached()
    await page.clock.runFor(5_000)
  }
  await page.clock.runFor(1_000)
  await expect(page.getByText(/^12 breaths\. Steadiness: /)).toBeVisible()
  await expect(page.getByText("5 coins")).toBeVisible()
})

test("a member earns coins and dresses Narcat by keyboard only", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/narcatsworld/quad/the-locked-door?path=knock.open.spray")
  await hydrated(page)
  await press(page, "Give a breath every five seconds.")
  await expect(page.getByRole("status").filter({ hasText: "+5 coins" })).toBeVisible()

  await page.goto("/narcatsworld/daily")
  await hydrated(page)
  await expectAccessible(page)
  await pressButton(page, page.getByRole("list", { name: /./ }).getByRole("button").first())
  await expect(page.getByRole("status").filter({ hasText: /^\+\d+ coins$/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto("/narcatsworld/wardrobe")
  await hydrated(page)
  await expectAccessible(page)
  await pressButton(page, page.getByRole("button", { name: "Buy Bow tie" }))
  await pressButton(page, page.getByRole("button", { name: "Wear Bow tie" }))
  await expect(page.getByRole("button", { name: "Take off Bow tie" })).toBeVisible()
  await expectAccessible(page)

  await page.goto("/offline")
  await hydrated(page)
  await pressButton(page, page.getByRole("button", { name: "Clear this device" }))
  await pressButton(page, page.getByRole("button", { name: "Cancel" }))
  await expect(page.getByRole("button", { name: "Clear this device" })).toBeVisible()
})

/** Follows a link of the page with the Tab and Enter keys. */
async function press(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole("main").getByRole("link", { name }))
  await page.keyboard.press("Enter")
}

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await target.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press("Tab")
  }
  await expect(target).toBeFocused()
}

async function pressButton(page: Page, button: Locator) {
  await tabTo(page, button)
  await page.keyboard.press("Enter")
}
