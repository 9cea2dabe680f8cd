import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"

// The choices that lead to an ending of each story.
const ENDINGS = {
  "quad/the-locked-door": "knock.open.spray.breathe",
  "quad/a-pill-from-a-friend": "ask.no.check",
  "quad/the-study-group": "check.wake.say",
  "kitchen/the-medicine-shelf": "tell.calm.box",
  "kitchen/too-long-in-the-bathroom": "knock.call.keep.new",
  "festival/the-quiet-friend": "check.act.spray",
  "festival/too-hot-to-dance": "talk.cool.both",
  "festival/the-long-line": "say.illness.glad",
  "festival/the-borrowed-spray": "here.tilt.breathe.side",
  "festival/after-the-last-song": "stay.warm.tell",
  "bar/the-back-booth": "wake.both.breathe",
  "bar/last-call": "stay.floor.second",
  "bar/the-parking-lot": "call.law.truth",
  "bar/new-on-the-job": "listen.line.plan",
  "bus/the-last-stop": "ask.help.place.side",
}

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
  await page.goBack()
  await expect(page.getByRole("heading", { name: "What to say" })).toBeVisible()
  await page.goForward()
  await press(page, /^Roll him/)
  await expect(page.getByRole("heading", { name: "The night shift" })).toBeFocused()
  await expect(page.getByText("5 coins")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Where this comes from" })).toBeVisible()
})

test("the first and the last screen of every story are accessible", async ({ page }) => {
  for (const [story, path] of Object.entries(ENDINGS)) {
    await page.goto(`/narcatsworld/${story}`)
    await expectAccessible(page)
    await page.goto(`/narcatsworld/${story}?path=${path}`)
    await expect(page.getByText("The end", { exact: true })).toBeVisible()
    await expectAccessible(page)
  }
})

/** Follows a link of the page with the Tab and Enter keys. */
async function press(page: Page, name: string | RegExp) {
  const link = page.getByRole("main").getByRole("link", { name })
  await expect(link).toBeVisible()
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await link.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press("Tab")
  }
  await expect(link).toBeFocused()
  await page.keyboard.press("Enter")
}
