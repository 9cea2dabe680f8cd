import { expect, expectAccessible, test } from "../support/e2e.ts"
import { signInAs } from "../support/sign-in.ts"

test("outreach compares two reports of one event and reads the queue of refills on a narrow phone", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs("outreach", context, baseURL!)
  await page.setViewportSize({ width: 320, height: 844 })
  const expectReadable = async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  }
  await page.goto("/staff/refills")
  const deletion = page.getByRole("button", { name: /^Delete:/ })
  const requests = await deletion.count()
  await deletion.first().click()
  await expect(
    page.getByRole("heading", { name: "The request and its address will be deleted" }),
  ).toBeFocused()
  await expectReadable()
  await page.getByRole("link", { name: "Not now" }).click()
  await expect(deletion).toHaveCount(requests)
  await page.goto("/staff/reversals?view=repeats")
  await page.getByRole("link", { name: "Pulaski, Arkansas" }).first().click()
  await expect(page.getByRole("heading", { name: "This may be a repeat" })).toBeVisible()
  await expectReadable()
  await page.getByRole("button", { name: "Report 2 is the same event" }).click()
  await expect(page.getByText("Marked as the same event. It counts once.")).toBeVisible()
  await page.goto("/staff/reversals?view=set-aside")
  await page.getByRole("link", { name: "Pulaski, Arkansas" }).first().click()
  await page.getByRole("button", { name: "It’s not a repeat" }).click()
  await expect(page.getByRole("heading", { name: "This may be a repeat" })).toBeVisible()
})
