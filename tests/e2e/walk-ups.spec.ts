import { checkInsOf, expectNoOverflow, newEvent, newLink, newTicket } from "#tests/support/check-in.ts"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"

test.use({ viewport: { width: 320, height: 640 } })

test("helpers register people without a ticket, and learn which of them found no seat", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const slug = await newEvent(4)
  const staff = await browser.newContext({ baseURL })
  await page.goto(await newLink(staff, baseURL!, slug, "Front door"))
  await expect(page.getByText("4 seats are free.")).toBeVisible()
  await hydrated(page)
  const register = page.getByRole("button", { name: "Register and check in" })
  await register.click()
  await expect(page.getByText("Enter a name.").first()).toBeVisible()
  await page.getByLabel("Name", { exact: true }).fill("Ana Ruiz")
  await page.getByLabel("How many people").selectOption("2")
  await register.click()
  await expect(page.getByText("Ana Ruiz: Checked in.")).toBeVisible()
  await expect(page.getByText(/^2 of 2 here since .* \(Front door\)Registered at the door$/)).toBeVisible()
  await expect(page.getByText("2 seats are free.")).toBeVisible()

  // Without a network; another door gives the seats away in the meantime.
  await context.setOffline(true)
  await page.getByLabel("Name", { exact: true }).fill("Bo King")
  await register.click()
  await expect(page.getByText("Without a ticket, not registered yet")).toBeVisible()
  await expect(page.getByText("1 seat is free.")).toBeVisible()
  await page.getByLabel("Lot number").fill("z9")
  await page.getByRole("button", { name: "Hand out one" }).click()
  await expect(page.getByText("2 steps not sent yet")).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await newTicket(slug, "Gus Moreno", 2)
  const [stock] = await askDatabase("select kits from public.kit_stock where id")
  await askDatabase("update public.kit_stock set kits = 0 where id")
  // Ten minutes pass on the phone.
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 600_000
  })
  await context.setOffline(false)
  await expect(page.getByText("Noted without a network, and not saved")).toBeVisible()
  await expect(page.getByText("Bo King: No seat is free, so they aren’t checked in.")).toBeVisible()
  await expect(page.getByText("No kits are left in stock, so this isn’t counted.").first()).toBeVisible()
  await expect(page.getByText("No seat is free right now.")).toBeVisible()
  await askDatabase("update public.kit_stock set kits = $1 where id", [stock.kits])
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /^check-in/.test(key)))).toEqual(
    [],
  )
  await page.getByRole("button", { name: "Got it" }).click()
  await expect(page.getByText("Bo King")).toBeHidden()
  expect(await checkInsOf(slug)).toEqual([{ people: 2 }])

  const staffPage = await staff.newPage()
  await staffPage.goto(`/staff/events/${slug}/check-in`)
  await expect(staffPage.getByText(/\(Front door\): 1 person let in, but no seat was free\./)).toBeVisible()
  await expect(
    staffPage.getByText(/\(Front door\): 1 kit of lot Z9, but the stock was empty\./),
  ).toBeVisible()
  await expectAccessible(staffPage)

  // The seat of a walk-up is free again after an undo.
  await page.getByRole("button", { name: "Undo the check-in of Ana R." }).click()
  await expect(page.getByText("2 seats are free.")).toBeVisible()
  await expect(page.getByText("Ana R.", { exact: true })).toBeHidden()
})
