import { expect, expectAccessible, hydrated, listening, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { newEvent } from "#tests/support/e2e-events.ts"
import { signIn } from "#tests/support/sign-in.ts"

// The zone of the events; other visitors say so.
test.use({ timezoneId: "America/Chicago" })

async function spotLink(slug: string, email: string) {
  const [row] = await askDatabase(
    `select l.token from private.registration_links l join public.event_registrations r on r.id = l.registration_id
     where r.email = $1`,
    [email],
  )
  return `/events/${slug}/spot?key=${row.token}`
}

test("a guest registers, and another visitor's page shows one seat less without a reload", async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await newEvent(10)
  const other = await (await browser.newContext({ timezoneId: "America/Los_Angeles" })).newPage()
  const hosts = new Set<string>()
  other.on("request", request => hosts.add(new URL(request.url()).host))
  await other.goto(`/events/${slug}`)
  await expect(other.locator("[data-seats]")).toHaveAttribute("data-seats", "10")
  await listening(other)
  await expect(other.getByText(/ [AP]M P[SD]T where you are$/)).toBeVisible()
  // The picture of the street corner is our own.
  const corner = other.locator("img[src='/art/event-block.svg']")
  await corner.scrollIntoViewIfNeeded()
  await expect.poll(() => corner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect([...hosts]).toEqual([new URL(baseURL!).host])
  await page.goto(`/events/${slug}`)
  await expectAccessible(page)
  await expect(page.getByText("where you are")).toHaveCount(0)
  await page.getByLabel("Name on the door").fill("Gus")
  await page.getByLabel("Email for your ticket").fill(`${slug}@example.org`)
  await page.getByText("Plus 1").click()
  await page.getByRole("button", { name: "Save my spot" }).click()
  await expect(page.getByText("You’re in.")).toBeVisible()
  await expect(other.locator("[data-seats]")).toHaveAttribute("data-seats", "8")
})

test("a member registers with one tap and finds the spot again", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const { slug } = await newEvent(10)
  await signIn(context, admin, baseURL!, { is_adult: "true", display_name: "Ana", terms: "1", privacy: "1" })
  await page.goto(`/events/${slug}`)
  await page.getByRole("button", { name: "Save my spot" }).click()
  await expect(page.getByText(/^You have a spot on /)).toBeVisible()
  await page.getByRole("link", { name: "View or change it" }).click()
  await expect(page.getByRole("heading", { name: "Night Shift" })).toBeVisible()
  await expectAccessible(page)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a guest cancels by the link, and the next person in line accepts the offered seat", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { slug } = await newEvent(1)
    const emails = [`first-${slug}@example.org`, `second-${slug}@example.org`]
    for (const email of emails) {
      await page.goto(`/events/${slug}`)
      await page.getByLabel("Name on the door").fill("Gus")
      await page.getByLabel("Email for your ticket").fill(email)
      await page.getByRole("button", { name: /Save my spot|Join the waiting list/ }).click()
      await expect(page.getByRole("status").filter({ hasText: "Check your email" })).toBeVisible()
    }
    await page.goto(await spotLink(slug, emails[0]!))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole("button", { name: "I can’t come" }).click()
    await expect(page.getByText("Your spot is canceled.").first()).toBeVisible()
    await page.goto(await spotLink(slug, emails[1]!))
    await page.getByRole("button", { name: "Accept the seat" }).click()
    await expect(page.getByText("Ticket")).toBeVisible()
  })

  test("filters and registration work", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/events")
    await expect(page.getByLabel("Kind", { exact: true })).toBeHidden()
    await page.getByLabel("State, kind, chapter, access").check()
    await page.getByLabel("Kind", { exact: true }).selectOption("fundraiser")
    await page.getByRole("button", { name: "Show" }).click()
    await expect(page).toHaveURL(/kind=fundraiser/)
    await expect(page.getByRole("heading", { name: "Encore" })).toBeVisible()
    const { slug } = await newEvent(10)
    await page.goto(`/events/${slug}`)
    await page.getByLabel("Name on the door").fill("Gus")
    await page.getByLabel("Email for your ticket").fill("not an address")
    await page.getByRole("button", { name: "Save my spot" }).click()
    await expect(page.getByText("it needs an @").first()).toBeVisible()
    await page.getByLabel("Email for your ticket").fill(`${slug}@example.org`)
    await page.getByRole("button", { name: "Save my spot" }).click()
    await expect(page.getByText("You’re in.")).toBeVisible()
  })
})

for (const path of ["/events", "/events?when=past"]) {
  test(`${path} is accessible and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

/** The name of a month, and its value in the URL, so many months from now. */
function monthIn(months: number) {
  const first = new Date()
  first.setUTCDate(15)
  first.setUTCMonth(first.getUTCMonth() + months)
  const title = first.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" })
  return { title, value: first.toISOString().slice(0, 7) }
}

test("the month calendar works by keyboard and with a screen reader, and fits a narrow phone", async ({
  page,
}, { retry, repeatEachIndex }) => {
  // Each attempt has months of its own, because the event of the last one is still there.
  const empty = monthIn(4 + 2 * (retry + repeatEachIndex))
  const { title, value } = monthIn(5 + 2 * (retry + repeatEachIndex))
  const { slug, date } = await newEvent(10, { title: "Porch Steps" })
  await askDatabase("update public.event_dates set starts_at = $2, ends_at = $3 where id = $1", [
    ...[date, `${value}-15T18:00-05:00`, `${value}-15T20:00-05:00`],
  ])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/events?month=${empty.value}`)
  await hydrated(page)
  await expect(page.getByText("No events this month.")).toBeVisible()
  await page.getByRole("link", { name: "Next month" }).focus()
  await page.keyboard.press("Enter")
  const table = page.getByRole("table", { name: title })
  await expect(table.getByRole("columnheader")).toHaveText(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const day = table.getByRole("link", { name: `${title.split(" ")[0]} 15` })
  // The calendar's chunk may not have been there yet; then the link loaded a new document, which has no focus.
  await page.getByRole("link", { name: "Next month" }).focus()
  await page.keyboard.press("Tab")
  await expect(day).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`#on-${value}-15$`))
  await expect(page.getByRole("link", { name: /Porch Steps .* 10 left/ })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page)
  await page.getByRole("link", { name: "Next month" }).focus()
  await page.keyboard.press("Tab")
  await expect(table.getByRole("link", { name: /Porch Steps .* 10 left/ })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`/events/${slug}`)
})

test("a ZIP code finds dates near the visitor, without JavaScript and without being in the address", async ({
  browser,
  baseURL,
  page: withScript,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto("/events")
  await page.getByLabel("Your ZIP code").fill("7220")
  await page.getByRole("button", { name: "Find near me" }).click()
  await expect(page.getByText("We don’t know that ZIP code.").last()).toBeVisible()
  await expect(page.getByLabel("Your ZIP code")).toHaveValue("7220")
  await page.getByLabel("Your ZIP code").fill("72201")
  await page.getByRole("button", { name: "Find near me" }).click()
  await expect(page).toHaveURL("/events?near=Arkansas#wall")
  const headings = page.getByRole("heading", { level: 3, name: /In Arkansas|Online, from anywhere/ })
  await expect(headings).toHaveText(["In Arkansas", "Online, from anywhere"])
  await withScript.goto("/events?near=Arkansas")
  await expectAccessible(withScript)
  await context.close()
})
