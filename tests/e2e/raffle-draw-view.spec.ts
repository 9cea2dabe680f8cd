import type { Page } from "@playwright/test"
import { expect, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signInAs } from "../support/sign-in.ts"

const DRAWN = "/raffles/tour-jacket"

async function winningTicket() {
  const [row] = await askDatabase(
    `select lpad(w.number::text, 4, '0') as label from public.raffle_winners w join public.raffles r on r.id = w.raffle_id
     where r.slug = 'tour-jacket' and w.called_at is not null`,
  )
  return row.label
}

function animations(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.classList.contains("reel"))
      .map(animation => (animation as CSSAnimation).animationName),
  )
}

/** Reaches the button with the keyboard alone and presses it. */
async function playAgain(page: Page) {
  await page.getByRole("button", { name: "Play it again" }).focus()
  await page.keyboard.press("Enter")
}

const status = (page: Page) => page.getByRole("region", { name: "The draw" }).getByRole("status")

test("with reduced motion the draw shows its end at once, and playing it again moves nothing", async ({
  page,
}) => {
  const ticket = await winningTicket()
  await page.goto(DRAWN)
  await hydrated(page)
  const reel = page.locator(".reel")
  await expect(reel).toHaveClass(/reel-play/)
  expect(await animations(page)).toEqual([])
  await playAgain(page)
  expect(await animations(page)).toEqual([])
  await expect(reel.locator(".reel-winner")).toContainText(ticket)
  await expect(status(page)).toHaveText(`Ticket ${ticket} won.`)
})

test("a screen reader hears the result with the member's own, and the reel is hidden from it", async ({
  page,
  context,
  baseURL,
}) => {
  const ticket = await winningTicket()
  await signInAs("member", context, baseURL!)
  await page.goto(DRAWN)
  await hydrated(page)
  const own = ticket === "0017" ? "That’s yours." : "Your tickets did not win this time."
  await expect(status(page)).toHaveText(`Ticket ${ticket} won. ${own}`)
  await expect(page.locator(".reel")).toHaveAttribute("aria-hidden", "true")
})

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } })

  test("the keyboard plays the draw again, and the result stays the same", async ({ page }) => {
    const ticket = await winningTicket()
    await page.goto(DRAWN)
    await hydrated(page)
    await expect.poll(() => animations(page)).toEqual([])
    const started = page.evaluate(
      () =>
        new Promise<string>(resolve =>
          document.addEventListener("animationstart", ({ target, animationName }) => {
            if ((target as Element).classList.contains("reel")) resolve(animationName)
          }),
        ),
    )
    await playAgain(page)
    expect(await started).toBe("reel-roll")
    await expect(status(page)).toHaveText(`Ticket ${ticket} won.`)
  })
})
