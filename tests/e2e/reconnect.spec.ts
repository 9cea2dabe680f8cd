import { RunningSite } from "#tests/process/running-site.ts"
import { expect, listening, test } from "#tests/support/e2e.ts"
import { registerAtOnce, rushEventSql } from "#tests/support/event-rush.ts"

test("after the server restarts, seats change again without a reload", async ({ context }) => {
  const site = await RunningSite.start()
  try {
    const [date] = await site.sql<{ id: string }>(rushEventSql(10))
    // A page of its own: the browser logs every request that fails.
    const page = await context.newPage()
    await page.goto(`http://localhost:${site.port}/events/rush`)
    await listening(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const seats = page.locator("[data-seats]")
    await registerAtOnce(site.url, date!.id, 1)
    await expect(seats).toHaveAttribute("data-seats", "9")

    await site.kill()
    await site.start()
    await registerAtOnce(site.url, date!.id, 3)
    // Two are new: the first has registered before.
    await expect(seats).toHaveAttribute("data-seats", "7")
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  } finally {
    await site.remove()
  }
})
