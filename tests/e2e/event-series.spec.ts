import ICAL from "ical.js"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { newEvent } from "#tests/support/e2e-events.ts"
import { signInAs } from "#tests/support/sign-in.ts"

const UNTIL = "March 26, 2030"

/** A published event whose only date is over, so that the series has the others. */
async function eventWithoutDates() {
  const { slug } = await newEvent(5, { days: -9, title: "Porch Steps" })
  const [row] = await askDatabase("select id from public.events where slug = $1", [slug])
  return { slug, path: `/staff/events/${row.id}` }
}

async function startsIn(calendar: string) {
  const entries = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent")
  return entries.map(part => new ICAL.Event(part).startDate.toJSDate().toISOString())
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("staff repeat an event, a guest registers for all dates in one go, and staff change the time", async ({
    context,
    page,
    browser,
    baseURL,
  }) => {
    const { slug, path } = await eventWithoutDates()
    await signInAs("events", context, baseURL!)
    await page.goto(path)
    await page.getByText("Repeat it", { exact: true }).click()
    await page.getByRole("button", { name: "Add the dates" }).click()
    await expect(page.getByText("Enter either the last day or the number of dates.").first()).toBeVisible()
    const series = page.locator("form", { has: page.getByRole("button", { name: "Add the dates" }) })
    await series.getByLabel("First date").fill("2030-03-05")
    await series.getByLabel("Starts").fill("18:00")
    await series.getByLabel("Ends").fill("19:30")
    await series.getByLabel("Seats in the room").fill("20")
    await series.getByLabel("Until").fill("2030-03-26")
    await series.getByLabel("Skipped day 1").fill("2030-03-19")
    await page.getByRole("button", { name: "Add the dates" }).click()
    await expect(page.getByText(`Every Tuesday at 6 PM until ${UNTIL}`)).toBeVisible()

    const guest = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
    await guest.goto(`/events/${slug}`)
    await expect(guest.getByText(`Every Tuesday at 6 PM until ${UNTIL}`)).toBeVisible()
    const email = `${crypto.randomUUID()}@example.org`
    await guest.getByLabel("All 3 dates").check()
    await guest.getByLabel("Name on the door").fill("Gus")
    await guest.getByLabel("Email for your ticket").fill(email)
    await guest.getByRole("button", { name: "Save my spot" }).click()
    await expect(guest.getByText("You’re in.")).toBeVisible()

    await page.goto(path)
    await page.getByText("Change the series", { exact: true }).click()
    const change = page.locator("form", { has: page.getByRole("button", { name: "Save the series" }) })
    await expect(change.getByLabel("First date")).toHaveValue("2030-03-05")
    await expect(change.getByLabel("Tuesday")).toBeChecked()
    await change.getByLabel("Starts").fill("19:00")
    await change.getByLabel("Ends").fill("20:30")
    await page.getByRole("button", { name: "Save the series" }).click()
    await expect(page.getByText(`Every Tuesday at 7 PM until ${UNTIL}`)).toBeVisible()
    const emails = await askDatabase(
      `select message, jsonb_array_length(params -> 'others') as others from private.email_outbox
       where to_address = $1 order by created_at`,
      [email],
    )
    expect(emails).toEqual([
      { message: "event-confirmed", others: 2 },
      { message: "event-changed", others: 2 },
    ])
    const calendar = await (await page.request.get(`/events/${slug}.ics`)).text()
    expect((await startsIn(calendar)).slice(-3)).toEqual([
      "2030-03-06T01:00:00.000Z",
      "2030-03-13T00:00:00.000Z",
      "2030-03-27T00:00:00.000Z",
    ])
  })
})

test("the forms of a series fit on 320 pixels and are accessible", async ({ context, page, baseURL }) => {
  const { slug, path } = await eventWithoutDates()
  await askDatabase(
    `with day as (
       update public.events set series_rule = 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=9',
         series_start = '2030-03-05 18:00', series_minutes = 60 where slug = $1 returning id
     )
     insert into public.event_dates (event_id, occurrence, starts_at, ends_at, room_capacity)
     select day.id, at, at at time zone 'America/Chicago', at at time zone 'America/Chicago' + interval '1 hour', 20
     from day, generate_series(timestamp '2030-03-05 18:00', '2030-04-30 18:00', '7 days') as at returning id`,
    [slug],
  )
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/events/${slug}`)
  await hydrated(page)
  await page.getByText("3 more dates").click()
  await expect(page.getByLabel(/April 30, 2030/)).toBeVisible()
  await expectAccessible(page)
  await signInAs("events", context, baseURL!)
  await page.goto(path)
  await hydrated(page)
  await page.getByText("Change the series", { exact: true }).click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
