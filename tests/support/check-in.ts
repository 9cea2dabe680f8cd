import type { BrowserContext, Page } from "@playwright/test"
import { expect, expectAccessible } from "./e2e.ts"
import { askDatabase } from "./e2e-database.ts"
import { signInAs } from "./sign-in.ts"

/** An event that starts in ten minutes. */
export async function newEvent(seats = 20) {
  const slug = `door-${crypto.randomUUID()}`
  await askDatabase(
    `with made as (
       insert into public.events (slug, kind, status, title, summary, format, place, street, city, state, time_zone)
       values ($1, 'training', 'published', 'Night Shift', 'For bar crews, after closing', 'in-person', 'Lantern Hall',
         '411 Rock St', 'Little Rock', 'Arkansas', 'America/Chicago') returning id
     )
     insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
     select id, now() + interval '10 minutes', now() + interval '2 hours', $2 from made`,
    [slug, seats],
  )
  return slug
}

/** Registers a guest and returns the ticket's code. */
export async function newTicket(slug: string, name: string, people = 1) {
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

export async function expectNoOverflow(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

/** Creates a helper link as event staff, and returns it. */
export async function newLink(context: BrowserContext, baseURL: string, slug: string, label: string) {
  await signInAs("events", context, baseURL)
  const page = await context.newPage()
  await page.goto(`/staff/events/${slug}/check-in`)
  await page.getByLabel("Where it’s used").fill(label)
  await page.getByRole("button", { name: "Create a helper link" }).click()
  const link = await page.getByRole("link", { name: /\/check-in#/ }).getAttribute("href")
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.close()
  return link!
}

/** A camera and a detector that see what `holdUp` shows. */
export async function fakeCamera(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, {
      BarcodeDetector: class {
        static async getSupportedFormats() {
          return ["qr_code"]
        }
        detect = async () => (window.name ? [{ rawValue: window.name }] : [])
      },
    })
    const canvas = document.createElement("canvas")
    const pen = canvas.getContext("2d")!
    setInterval(() => pen.fillRect(0, 0, 10, 10), 100)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(5)
  })
}

export async function holdUp(page: Page, text: string) {
  await page.evaluate(shown => {
    window.name = shown
  }, text)
}

/** The check-ins of an event that the server has. */
export async function checkInsOf(slug: string) {
  return askDatabase(
    `select c.people from public.check_ins c join public.event_dates d on d.id = c.date_id
     join public.events e on e.id = d.event_id where e.slug = $1 and c.undone_at is null`,
    [slug],
  )
}
