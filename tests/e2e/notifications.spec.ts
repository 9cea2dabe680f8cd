import { expect, expectAccessible, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signIn } from "../support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1" }

async function notify(email: string, topic: string) {
  await askDatabase("select private.notify(id, $2, 'kit-shipped') from auth.users where email = $1", [
    email,
    topic,
  ])
}

test("a member chooses notifications on a small phone, without JavaScript", async ({
  admin,
  baseURL,
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  })
  await signIn(context, admin, baseURL!, ADULT)
  const page = await context.newPage()
  await page.goto(`${baseURL}/me/notifications`)
  const coursesByEmail = page.getByRole("checkbox", { name: "Courses: by email" })
  await expect(coursesByEmail).toBeChecked()
  await expect(page.getByRole("checkbox", { name: "News: by email" })).not.toBeChecked()
  await coursesByEmail.uncheck()
  await page.getByRole("radio", { name: "Once a day" }).check()
  await page.getByRole("button", { name: "Save my choices" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible()
  await expect(coursesByEmail).not.toBeChecked()
  await expect(page.getByRole("radio", { name: "Once a day" })).toBeChecked()
  await context.close()
})

test("the notifications page fits a small phone, and notices stay on /me until they are marked as read", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await notify(email, "events")
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/me/notifications")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)

  await page.goto("/me")
  const notice = page.getByRole("listitem").filter({ hasText: "Your kit is on its way" })
  await expect(notice.getByRole("link", { name: "Your kit is on its way" })).toHaveAttribute(
    "href",
    "/get-certified",
  )
  await notice.getByRole("button", { name: "Mark as read" }).click()
  await expect(notice.getByRole("button", { name: "Mark as read" })).toBeHidden()
  await expect(notice).toBeVisible()
})

test("an unsubscribe link stops emails without signing in, by a person or by their email program", async ({
  page,
  context,
  admin,
  baseURL,
  request,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await context.clearCookies()
  await notify(email, "events")
  await page.goto("/dev/mail")
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").click()
  const link = page.frameLocator("iframe").getByRole("link", { name: "Unsubscribe" })
  const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()])
  await expectAccessible(opened)
  await opened.getByRole("button", { name: "Stop these emails" }).click()
  await expect(opened.getByText("You’ll get no more emails about “Events”.")).toBeVisible()

  const form = { "List-Unsubscribe": "One-Click" }
  const oneClick = await request.post(opened.url(), { form, maxRedirects: 0 })
  expect([oneClick.status(), oneClick.headers()["cache-control"]]).toEqual([200, "private, no-store"])
  const headers = { origin: "https://mail.example" }
  expect((await request.post(opened.url(), { form, headers })).status()).toBe(200)
  const wrong = `/unsubscribe?token=${"0".repeat(64)}`
  expect((await request.post(wrong, { form })).status()).toBe(404)

  await opened.goto(wrong)
  await expect(opened.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work")
  await opened.goto("/unsubscribe")
  await expect(opened.getByText("Tap the link")).toBeVisible()
})
