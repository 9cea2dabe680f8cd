import {
  checkInsOf,
  expectNoOverflow,
  fakeCamera,
  holdUp,
  newEvent,
  newLink,
  newTicket,
} from "#tests/support/check-in.ts"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signIn } from "#tests/support/sign-in.ts"

// The answer to phones whose link has ended.
test.use({ expectedMessages: /status of 403/ })

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

test.describe("a ticket without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test("fits a narrow phone, and another code shows nothing", async ({ page }) => {
    const slug = await newEvent()
    const code = await newTicket(slug, "Gus Moreno", 2)
    await page.goto(`/events/${slug}/ticket/${code}`)
    await expect(page.getByText("admits 2")).toBeVisible()
    await expect(page.getByRole("img", { name: /QR code of ticket/ })).toBeVisible()
    await expectNoOverflow(page)
    expect((await page.goto(`/events/${slug}/ticket/000000000000`))?.status()).toBe(404)
  })
})

test.describe("with a service worker", () => {
  test.use({
    serviceWorkers: "allow",
    expectedMessages: /Failed to fetch manifest patches|net::ERR_FAILED|^warning: \[sounds\]/,
  })

  test("a ticket that was opened once needs no network", async ({ page, context }) => {
    const slug = await newEvent()
    const path = `/events/${slug}/ticket/${await newTicket(slug, "Gus")}`
    await page.goto(path)
    await expect.poll(() => page.evaluate(async name => Boolean(await caches.match(name)), path)).toBe(true)
    await context.setOffline(true)
    await page.goto(path)
    await expect(
      page.getByText(/^You’re offline\. This is the copy from \w+ \d+, \d+:\d\d [AP]M\.$/),
    ).toBeVisible()
    await expect(page.getByRole("img", { name: /QR code of ticket/ })).toBeVisible()
  })
})

test("helpers check people in by code and name, tell duplicates apart, work offline and undo", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const slug = await newEvent()
  const code = await newTicket(slug, "Gus Maria Moreno", 2)
  await newTicket(slug, "Ana Ruiz")
  const staff = await browser.newContext({ baseURL })
  const link = await newLink(staff, baseURL!, slug, "Front door")

  await page.goto(`/events/${slug}/check-in`)
  await hydrated(page)
  await expectAccessible(page)
  // The page is open already, so the browser only sees another fragment.
  await page.goto(link)
  await expect(page.getByRole("heading", { name: "Night Shift" })).toBeVisible()
  await expect(page).toHaveURL(`/events/${slug}/check-in`)
  await expect(page.getByText("Gus M.")).toBeVisible()
  expect(await page.content()).not.toContain("Moreno")
  await expectAccessible(page)
  const other = await (await browser.newContext({ baseURL })).newPage()
  await other.goto(link)
  await expect(other.getByRole("heading", { name: "Night Shift" })).toBeVisible()
  await hydrated(other)

  // Found by the code on the ticket.
  await page.getByLabel("Name or ticket code").fill(code)
  await expect(page.getByText("Ana R.")).toBeHidden()
  await page.getByRole("button", { name: "Check in Gus M." }).click()
  await expect(page.getByText("2 of 3", { exact: true })).toBeVisible()
  await page.getByLabel("Name or ticket code").fill("")
  await expect(other.locator("[data-here='2']")).toBeVisible()
  await expect(other.getByText(/2 of 2 here since .* \(Front door\)/)).toBeVisible()

  // Both phones check Ana in, one of them without a network.
  await context.setOffline(true)
  await page.getByRole("button", { name: "Check in Ana R." }).click()
  await expect(page.getByText("No network.")).toBeVisible()
  await expect(page.getByText("1 step not sent yet")).toBeVisible()
  await other.getByRole("button", { name: "Check in Ana R." }).click()
  await expect(other.getByText("1 of 1 here since")).toBeVisible()
  await expect(other.getByText("not sent yet")).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText(/Ana R\.: Already checked in at .* \(Front door\)/)).toBeVisible()
  await expect(page.getByText("not sent yet")).toBeHidden()
  await expect(other.getByText(/Shown again at/)).toBeVisible()
  expect(await checkInsOf(slug)).toHaveLength(2)

  await page.getByRole("button", { name: "Undo the check-in of Ana R." }).click()
  await expect(other.locator("[data-here='2']")).toBeVisible()
  await askDatabase("update public.kit_stock set kits = kits + 1 where id")
  await page.getByLabel("Lot number").fill("a12")
  await page.getByRole("button", { name: "Hand out one" }).click()
  await expect(other.getByText("Lot A12: 1 handed out")).toBeVisible()

  // Staff see the use, and end the link for both phones at once.
  const staffPage = await staff.newPage()
  await staffPage.goto(`/staff/events/${slug}/check-in`)
  await expect(staffPage.getByText(/^1 check-in\. Last used /)).toBeVisible()
  await staffPage.getByRole("button", { name: "End the link Front door" }).click()
  await expect(staffPage.getByText("The link is ended.")).toBeVisible()
  await staffPage.getByText("1 link has ended").click()
  await expect(staffPage.getByText(/^Created .* by .*, ended .* by /)).toBeVisible()
  await expectAccessible(staffPage)
  await expect(page.getByLabel("Your helper link")).toBeVisible()
  await expect(other.getByLabel("Your helper link")).toBeVisible()
})

test("a scanned ticket is checked in, and told when it is shown again", async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await newEvent()
  const code = await newTicket(slug, "Gus Moreno", 2)
  const link = await newLink(await browser.newContext({ baseURL }), baseURL!, slug, "Front door")
  await fakeCamera(page)
  await page.goto(link)
  await page.getByRole("button", { name: "Scan tickets" }).click()
  await holdUp(page, `${baseURL}/events/${slug}/ticket/${code}`)
  await expect(page.getByText("Gus M.: Checked in, 2 people.")).toBeVisible()
  await expect(page.getByText(/Gus M\.: Already checked in at/)).toBeVisible()
})

test.describe("a helper without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test("pastes the link, searches, checks in and undoes", async ({ page, browser, baseURL }) => {
    const slug = await newEvent()
    await newTicket(slug, "Gus Moreno", 2)
    await newTicket(slug, "Ana Ruiz")
    const staff = await browser.newContext({ baseURL, javaScriptEnabled: true })
    const link = await newLink(staff, baseURL!, slug, "Front door")
    await page.goto(`/events/${slug}/check-in`)
    await page.getByLabel("Your helper link").fill("wrong")
    await page.getByRole("button", { name: "Open the list" }).click()
    await expect(page.getByText("That isn’t a whole key.").first()).toBeVisible()
    await page.getByLabel("Your helper link").fill(link)
    await page.getByRole("button", { name: "Open the list" }).click()
    await expectNoOverflow(page)
    await page.getByLabel("Name or ticket code").fill("gus")
    await page.getByRole("button", { name: "Search" }).click()
    await expect(page.getByText("Ana R.")).toBeHidden()
    await page.getByRole("button", { name: "Check in Gus M." }).click()
    await expect(page.getByText("2 of 2 here since")).toBeVisible()
    await page.getByRole("button", { name: "Undo the check-in of Gus M." }).click()
    await expect(page.getByRole("button", { name: "Check in Gus M." })).toBeVisible()
    await page.getByRole("button", { name: "Register and check in" }).click()
    await expect(page.getByText("Enter a name.").first()).toBeVisible()
    await page.getByLabel("Name", { exact: true }).fill("Gusta Walker")
    await page.getByRole("button", { name: "Register and check in" }).click()
    await expect(page.getByText("Registered at the door")).toBeVisible()
    await expect(page.getByText("16 seats are free.")).toBeVisible()
  })
})
