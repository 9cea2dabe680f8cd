import { expect, expectAccessible, test } from "../support/e2e.ts"

test("the outbox page shows the emails with working links at every width", async ({ page, admin }) => {
  const email = `reader-${Date.now()}-with-a-long-name@subdomain.example.org`
  const { error } = await admin.auth.signUp({ email, password: `Long-enough-${Date.now()}` })
  expect(error).toBeNull()
  await page.setViewportSize({ width: 320, height: 900 })
  const mail = page.getByRole("listitem").filter({ hasText: email })
  // The page does not update by itself, and the queue may handle the email after it was read.
  async function listedMail() {
    await page.goto("/dev/mail")
    return mail.textContent()
  }
  await expect.poll(listedMail).toContain("not sent")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)

  await mail.getByRole("link").click()
  await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible()
  await page.waitForLoadState()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page, { frames: false })
  const link = page.frameLocator("iframe").getByRole("link").first()
  const address = await link.getAttribute("href")
  await expect(page.locator("pre").getByRole("link").first()).toHaveAttribute("href", address!)
  const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()])
  // Looking at the link, however often, uses nothing up; the button does, once.
  await opened.waitForLoadState()
  for (let look = 0; look < 3; look++) await opened.goto(address!)
  await opened.getByRole("button", { name: "Confirm and continue" }).click()
  await opened.waitForURL(url => url.pathname === "/me" || url.pathname === "/")
  expect((await opened.context().cookies()).some(({ name }) => name.startsWith("sb-auth"))).toBe(true)

  await opened.goto(address!)
  await opened.getByRole("button", { name: "Confirm and continue" }).click()
  await expect(opened.getByText("This link has been used before or is too old.").first()).toBeVisible()
})

test("the confirmation page without a token redirects home, and an error shows our own message", async ({
  page,
}) => {
  await page.goto("/confirm")
  await expect(page).toHaveURL("/")
  await page.goto("/confirm?error_description=Pay+at+evil.test")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That link did not work")
  expect(await page.content()).not.toContain("evil.test</")
  await expectAccessible(page)
})
