import type { Page } from "@playwright/test"
import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signInAs } from "#tests/support/sign-in.ts"

function newTitle() {
  return `Porch ${crypto.randomUUID().slice(0, 8)}`
}

function dayIn(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

async function fillEvent(page: Page, title: string) {
  await page.getByRole("textbox", { name: "Title" }).fill(title)
  await page.getByLabel("In one sentence").fill("Learn it on a front porch.")
  await page.getByLabel("Place", { exact: false }).first().fill("Lantern Hall")
  await page.getByLabel("Street and number").fill("411 Rock St")
  await page.getByLabel("City").fill("Little Rock")
  await page.getByLabel("State").fill("Arkansas")
}

const ADD_DATE = { name: "Add the date", exact: true }

async function fillDate(page: Page, day: string, starts: string) {
  const form = page.locator("form", { has: page.getByRole("button", ADD_DATE) })
  await form.getByLabel("Day", { exact: true }).fill(day)
  await form.getByLabel("Starts").fill(starts)
  await form.getByLabel("Ends").fill("21:00")
  await form.getByLabel("Seats in the room").fill("20")
}

async function choosePicture(page: Page) {
  await page.getByRole("radio", { name: /small town/ }).check()
  await page.getByRole("button", { name: "Save the picture" }).click()
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
}

async function emailsAbout(address: string) {
  const rows = await askDatabase(
    "select message, params ->> 'sequence' as sequence from private.email_outbox where to_address = $1 order by created_at",
    [address],
  )
  return [rows].flat()
}

test("staff create, publish, move and cancel an event, and a guest hears of each change once", async ({
  context,
  page,
  browser,
  baseURL,
}) => {
  const title = newTitle()
  await signInAs("events", context, baseURL!)
  await page.goto("/staff/events")
  await expectAccessible(page)
  await page.getByRole("link", { name: "Create an event" }).click()
  await fillEvent(page, title)
  await page.getByLabel("Question 1", { exact: false }).first().fill("Any allergies?")
  await page.getByLabel("ASL").check()
  await page.getByRole("button", { name: "Create the draft" }).click()
  await expect(page.getByText("The draft is saved.")).toBeVisible()
  await page.getByRole("button", { name: "Publish" }).click()
  await expect(page.getByText("Add a date first.")).toBeVisible()
  await fillDate(page, dayIn(12), "19:00")
  await page.getByRole("button", ADD_DATE).click()
  await expect(page.getByText("Added to the dates.")).toBeVisible()
  await page.getByRole("button", { name: "Publish" }).click()
  await expect(page.getByText("Published.")).toBeVisible()
  await expectAccessible(page)
  await choosePicture(page)

  const guest = await (await browser.newContext({ baseURL })).newPage()
  await guest.goto("/events")
  await guest.getByRole("link", { name: title }).last().click()
  await expect(guest.getByRole("img", { name: /small town/ })).toBeVisible()
  const email = `${crypto.randomUUID()}@example.org`
  await guest.getByLabel("Name on the door").fill("Gus")
  await guest.getByLabel("Email for your ticket").fill(email)
  await guest.getByLabel("Any allergies?").fill("Peanuts")
  await guest.getByRole("button", { name: "Save my spot" }).click()
  await expect(guest.getByText("You’re in.")).toBeVisible()

  await page.reload()
  await page.getByRole("link", { name: /7:00 PM/ }).click()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText("Peanuts")).toBeVisible()
  await expect(page.getByRole("cell", { name: / [AP]M C[SD]T$/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 720 })
  const csv = await page.request.get(`${new URL(page.url()).pathname}/registrations.csv?personal=yes`)
  expect(await csv.text()).toMatch(new RegExp(`1,1,room,Confirmed,[^,]*,Gus,${email}`))
  await page.getByLabel("Starts").fill("18:00")
  await page.getByRole("button", { name: "Save the date" }).click()
  await expect(page.getByRole("heading", { name: /6:00 PM/ })).toBeVisible()
  expect((await emailsAbout(email)).map(({ message, sequence }) => `${message} ${sequence}`)).toEqual([
    "event-confirmed 0",
    "event-changed 1",
  ])

  await page.getByText("Cancel this date", { exact: true }).first().click()
  await expect(page.getByText("1 person gets an email")).toBeVisible()
  await page.getByLabel("Why?").fill("The hall is closed that night.")
  await page.getByRole("button", { name: "Cancel this date" }).click()
  await expect(page.getByText("Canceled. Everyone registered gets an email.")).toBeVisible()
  expect((await emailsAbout(email)).at(-1)).toMatchObject({ message: "event-canceled", sequence: "2" })
  await guest.reload()
  await expect(guest.getByText("This event is canceled.")).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a form with mistakes says what is wrong beside each field and keeps what was typed", async ({
    context,
    page,
    baseURL,
  }) => {
    const title = newTitle()
    await signInAs("events", context, baseURL!)
    await page.goto("/staff/events/new")
    await page.getByRole("textbox", { name: "Title" }).fill(title)
    await page.getByLabel("Time 1").fill("7 PM")
    await page.getByRole("button", { name: "Create the draft" }).click()
    await expect(page.getByText("Enter the street and number.").first()).toBeVisible()
    await expect(page.getByText("Say what happens then.").first()).toBeVisible()
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title)
    await expect(page.getByLabel("Time 1")).toHaveValue("7 PM")
    await fillEvent(page, title)
    await page.getByLabel("Time 1").fill("")
    await page.getByRole("button", { name: "Create the draft" }).click()
    await expect(page.getByText("The draft is saved.")).toBeVisible()
    await choosePicture(page)
    await expect(page.getByRole("radio", { name: /small town/ })).toBeChecked()
  })
})
