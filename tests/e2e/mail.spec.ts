import { expect, expectAccessible, test } from "../support/e2e.ts"

test("mail of the site is read on this machine, with links that work, at any width", async ({
  page,
  admin,
}) => {
  const email = `reader-${Date.now()}-with-a-long-name@subdomain.example.org`
  const { error } = await admin.auth.signUp({ email, password: `Long-enough-${Date.now()}` })
  expect(error).toBeNull()
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto("/dev/mail")
  const mail = page.getByRole("listitem").filter({ hasText: email })
  await expect(mail).toContainText("kept here")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)

  await mail.getByRole("link").click()
  await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page, { frames: false })
  const link = page.frameLocator("iframe").getByRole("link").first()
  const address = await link.getAttribute("href")
  await expect(page.locator("pre").getByRole("link").first()).toHaveAttribute("href", address!)
  const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()])
  await opened.waitForURL(url => !url.href.startsWith("about:"))
})
