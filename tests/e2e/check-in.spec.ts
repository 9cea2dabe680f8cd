import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signIn } from "#tests/support/sign-in.ts"

/** An event that starts in ten minutes. */
async function newEvent() {
  const slug = `door-${crypto.randomUUID()}`
  await askDatabase(
    `with made as (
       insert into public.events (slug, kind, status, title, summary, format, place, street, city, state, time_zone)
       values ($1, 'training', 'published', 'Night Shift', 'For bar crews, after closing', 'in-person', 'Lantern Hall',
         '411 Rock St', 'Little Rock', 'Arkansas', 'America/Chicago') returning id
     )
     insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
     select id, now() + interval '10 minutes', now() + interval '2 hours', 20 from made`,
    [slug],
  )
  return slug
}

/** Registers a guest and returns the ticket's code. */
async function newTicket(slug: string, name: string, people = 1) {
  const [row] = await askDatabase(
    `with day as (
       update public.event_dates d set last_number = d.last_number + 1 from public.events e
       where e.id = d.event_id and e.slug = $1 returning d.id, d.last_number
     )
     insert into public.event_registrations (date_id, number, name, email, channel, status, party_size)
     select id, last_number, $2::text, gen_random_uuid() || '@example.org', 'room', 'confirmed', $3::integer from day
     returning ticket_code`,
    [slug, name, people],
  )
  return String(row.ticket_code)
}

test("a member registers and opens the ticket", async ({ page, context, admin, baseURL }) => {
  const slug = await newEvent()
  await signIn(context, admin, baseURL!, {
    ...{ is_adult: "true", display_name: "Ana", terms: "1", privacy: "1" },
  })
  await page.goto(`/events/${slug}`)
  await page.getByRole("button", { name: "Save my spot" }).click()
  await page.getByRole("link", { name: "View or change it" }).click()
  await page.getByRole("link", { name: "Show my ticket" }).click()
  await expect(page.getByRole("heading", { name: "Your ticket" })).toBeVisible()
  await expect(page.getByRole("img", { name: /QR code of ticket/ })).toBeVisible()
  await expect(page.getByText("Ana", { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test("a ticket fits a narrow phone, and another code shows nothing", async ({ page }) => {
  const slug = await newEvent()
  const code = await newTicket(slug, "Gus Moreno", 2)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/events/${slug}/ticket/${code}`)
  await expect(page.getByText("admits 2")).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect((await page.goto(`/events/${slug}/ticket/000000000000`))?.status()).toBe(404)
})

test.describe("with a service worker", () => {
  test.use({
    serviceWorkers: "allow",
    expectedMessages: /Failed to fetch manifest patches|net::ERR_FAILED|^warning: \[sounds\]/,
  })

  test("a ticket that was opened once needs no network", async ({ page, context }) => {
    const slug = await newEvent()
    const path = `/events/${slug}/ticket/${await newTicket(slug, "Gus")}`
    await page.goto("/about")
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(path)
    await expect.poll(() => page.evaluate(async name => Boolean(await caches.match(name)), path)).toBe(true)
    await context.setOffline(true)
    await page.goto(path)
    await expect(page.getByText("You’re offline. This is the saved page.")).toBeVisible()
    await expect(page.getByRole("img", { name: /QR code of ticket/ })).toBeVisible()
  })
})
