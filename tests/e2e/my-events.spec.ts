import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { newEvent, registerMember } from "#tests/support/e2e-events.ts"
import { signIn } from "#tests/support/sign-in.ts"

const ANA = { is_adult: "true", display_name: "Ana", terms: "1", privacy: "1" }

test("a member without events is shown where to find one", async ({ page, context, admin, baseURL }) => {
  await signIn(context, admin, baseURL!, ANA)
  await page.goto("/me")
  await expect(page.getByText("Nothing coming up.")).toBeVisible()
  await page.getByRole("link", { name: "Find an event" }).click()
  await expect(page).toHaveURL(/\/events$/)
})

test("a member finds the ticket, the calendar file and the place in line on /me", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ANA)
  const [sure, full] = [await newEvent(5), await newEvent(1, { days: 10, title: "Full House" })]
  await registerMember("member@openairway.example", full.date, "confirmed")
  await registerMember(email, sure.date, "confirmed")
  await registerMember(email, full.date, "waiting")
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/me")
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(page.getByText("Number 1 on the waiting list")).toBeVisible()
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Calendar file for Night Shift" }).getAttribute("href"))!,
  )
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  await page.getByRole("link", { name: "Ticket for Night Shift" }).click()
  await expect(page.getByRole("heading", { name: "Your ticket" })).toBeVisible()
  await page.goto("/me/events")
  await expectAccessible(page)
  await page.getByRole("link", { name: "Change or cancel for Full House" }).click()
  await page.getByRole("button", { name: "Leave the waiting list" }).click()
  await expect(page.getByText("Your spot is canceled.").first()).toBeVisible()
  await page.goto("/me/events")
  await expect(page.getByText("Full House")).toHaveCount(0)
})

test("past events are listed with their recap", async ({ page, context, admin, baseURL }) => {
  const email = await signIn(context, admin, baseURL!, ANA)
  const { slug, date } = await newEvent(5, { days: -3, title: "Long Ago" })
  const recap = "Everyone left knowing the six steps."
  await admin.from("events").update({ recap }).eq("slug", slug).throwOnError()
  await registerMember(email, date, "confirmed")
  await page.goto("/me")
  await expect(page.getByText("Long Ago").first()).toBeVisible()
  await page.goto("/me/events")
  await page.getByRole("link", { name: "Show past events" }).click()
  await page.getByRole("link", { name: /^How it went/ }).click()
  await expect(page.getByText(recap)).toBeVisible()
})

test("a new calendar address ends the old one at once", async ({ page, context, admin, baseURL }) => {
  const email = await signIn(context, admin, baseURL!, ANA)
  await registerMember(email, (await newEvent(5)).date, "confirmed")
  await registerMember(email, (await newEvent(5, { title: "Encore" })).date, "waiting")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/me/events")
  await page.getByRole("button", { name: "Make my calendar address" }).click()
  const address = page.getByText(/\/me\/events\.ics\?key=/)
  const first = (await address.textContent())!
  await expect(page.getByRole("link", { name: "Open in my calendar app" })).toHaveAttribute(
    "href",
    first.replace(/^http:/, "webcal:"),
  )
  await page.getByRole("button", { name: "Copy the address" }).click()
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const calendar = await (await page.request.get(first)).text()
  expect(calendar).toContain("SUMMARY:Night Shift\r\n")
  expect(calendar).toContain("SUMMARY:Waiting list: Encore\r\n")
  await page.getByRole("button", { name: "Make a new address" }).click()
  await expect(address).not.toHaveText(first)
  expect((await page.request.get(first)).status()).toBe(404)
  expect((await page.request.get((await address.textContent())!)).status()).toBe(200)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a member accepts an offered seat on /me", async ({ page, context, admin, baseURL }) => {
    const email = await signIn(context, admin, baseURL!, ANA)
    for (const days of [1, 2, 3]) await registerMember(email, (await newEvent(1, { days })).date, "waiting")
    const { date } = await newEvent(1, { title: "Encore" })
    await registerMember(email, date, "offered")
    await page.goto("/me")
    await expect(page.getByText(/The seat is yours if you accept it by/)).toBeVisible()
    await page.getByRole("button", { name: "Accept for Encore" }).click()
    await expect(page.getByText("You’re in.").first()).toBeVisible()
    await page.goto("/me/events")
    await expect(page.getByRole("link", { name: "Ticket for Encore" })).toBeVisible()
  })
})
