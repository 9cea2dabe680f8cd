import type { APIRequestContext, Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signInAs } from "#tests/support/sign-in.ts"

const newAddress = () => `${crypto.randomUUID()}@example.org`

async function linkTo(address: string) {
  const [email] = await askDatabase(
    "select params from private.email_outbox where to_address = $1 order by created_at desc limit 1",
    [address],
  )
  return `/newsletter/preferences?token=${email.params.token}`
}

async function isOnList(address: string) {
  const rows = await askDatabase(
    "select 1 from public.newsletter_subscribers where email = $1 and confirmed_at is not null",
    [address],
  )
  return rows.length === 1
}

async function signUp(page: Page, address: string) {
  await page.goto("/newsletter")
  await page.getByLabel("Your email").fill(address)
  await page.getByRole("button", { name: "Send it to me" }).click()
  await expect(page.getByText("Check your email.")).toBeVisible()
}

/** As an email program does for its reader. */
function postOneClick(request: APIRequestContext, path: string) {
  return request.post(path, {
    headers: { Origin: "https://mail.example" },
    form: { "List-Unsubscribe": "One-Click" },
  })
}

test("a reader signs up, confirms, changes the topics and stops", async ({ page }) => {
  const address = newAddress()
  await page.goto("/newsletter")
  await hydrated(page)
  await page.getByRole("checkbox", { name: /One email a month/ }).uncheck()
  await page.getByLabel("Your email").fill("ana")
  await page.getByRole("button", { name: "Send it to me" }).click()
  await expect(
    page.getByText("That doesn’t look like an email address: it needs an @.").first(),
  ).toBeVisible()
  await expect(page.getByText("Choose at least one.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("checkbox", { name: /Classes and events/ }).check()
  await page.getByRole("combobox", { name: /Your state/ }).selectOption("Oklahoma")
  await page.getByLabel("Your email").fill(address)
  await page.getByRole("button", { name: "Send it to me" }).click()
  await expect(
    page.getByText("Check your email. You’re on the list when you tap the link in it."),
  ).toBeVisible()

  await page.goto(await linkTo(address))
  await expect(page.getByRole("heading", { name: "One more tap" })).toBeVisible()
  expect(await isOnList(address)).toBe(false)
  await expectAccessible(page)
  await hydrated(page)
  await expect(page.getByRole("combobox", { name: /Your state/ })).toHaveValue("Oklahoma")
  await page.getByRole("checkbox", { name: /Press releases/ }).check()
  await page.getByRole("button", { name: "Yes, send it to me" }).click()
  await expect(page.getByText("Saved. You’re on the list.")).toBeVisible()
  expect(await isOnList(address)).toBe(true)
  await expect(page.getByRole("checkbox", { name: /Press releases/ })).toBeChecked()

  await page.getByRole("link", { name: "Stop the newsletter" }).click()
  await expect(page.getByRole("heading", { name: "Stop the newsletter?" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Stop the newsletter" }).click()
  await expect(page.getByText("You’re off the list, and we deleted your address from it.")).toBeVisible()
  expect(await isOnList(address)).toBe(false)
})

test("an email program stops the newsletter with one request, and opening a link changes nothing", async ({
  page,
  request,
}) => {
  const address = newAddress()
  await signUp(page, address)
  const link = await linkTo(address)
  const stop = link.replace("preferences", "stop")
  await page.goto(link)
  await page.getByRole("button", { name: "Yes, send it to me" }).click()
  await expect(page.getByText("Saved. You’re on the list.")).toBeVisible()
  expect((await request.get(stop)).status()).toBe(200)
  expect(await isOnList(address)).toBe(true)
  expect((await postOneClick(request, stop)).status()).toBe(200)
  expect(await isOnList(address)).toBe(false)
  expect((await postOneClick(request, stop)).status()).toBe(404)
  expect((await request.get(link)).status()).toBe(404)
})

test("outreach sees who confirmed, sends to a refused address again, and removes someone who wrote to us", async ({
  page,
  context,
  baseURL,
}) => {
  const address = newAddress()
  await signUp(page, address)
  await page.goto(await linkTo(address))
  await page.getByRole("button", { name: "Yes, send it to me" }).click()
  await expect(page.getByText("Saved. You’re on the list.")).toBeVisible()
  await signInAs("outreach", context, baseURL!)
  await page.goto("/staff/newsletter")
  const row = page.getByRole("row").filter({ hasText: address })
  await expect(row).toContainText("One email a month")
  await expectAccessible(page)
  await askDatabase("update public.newsletter_subscribers set undeliverable_at = now() where email = $1", [
    address,
  ])
  await page.getByRole("link", { name: "Undeliverable" }).click()
  await expect(row).toContainText("Gets nothing until they use their link, or you turn it on again.")
  await row.getByRole("link", { name: address }).click()
  await page.getByLabel("Why does it work again?").fill("They called: the mailbox was full.")
  await page.getByRole("button", { name: "Send to them again" }).click()
  await expect(page.getByText("They get the newsletter again, from the next issue on.")).toBeVisible()
  await expect(page.getByText("They called: the mailbox was full.")).toBeVisible()
  await expectAccessible(page)
  await page.goto("/staff/newsletter")
  await row.getByRole("button", { name: /^Remove/ }).click()
  await expect(page.getByRole("heading", { name: "The address will be deleted" })).toBeFocused()
  await page.getByRole("button", { name: "Remove", exact: true }).click()
  await expect(page.getByText("Removed. The address is deleted.")).toBeVisible()
  expect(await isOnList(address)).toBe(false)
})

test("the newsletter pages fit a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ["/newsletter", "/newsletter/preferences?token=0"]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a reader signs up on the blog, corrects the address, confirms and stops", async ({ page }) => {
    const address = newAddress()
    await page.goto("/news/blog")
    await page.getByLabel("Your email").fill("ana@")
    await page.getByRole("button", { name: "Send it to me" }).click()
    await expect(page).toHaveURL("/newsletter")
    await expect(page.getByLabel("Your email")).toHaveValue("ana@")
    await page.getByLabel("Your email").fill(address)
    await page.getByRole("button", { name: "Send it to me" }).click()
    await expect(page.getByText("Check your email.")).toBeVisible()
    await page.goto(await linkTo(address))
    await page.getByRole("button", { name: "Yes, send it to me" }).click()
    await expect(page.getByText("Saved. You’re on the list.")).toBeVisible()
    await page.getByRole("link", { name: "Stop the newsletter" }).click()
    await page.getByRole("button", { name: "Stop the newsletter" }).click()
    await expect(page.getByText("You’re off the list")).toBeVisible()
    expect(await isOnList(address)).toBe(false)
  })
})
