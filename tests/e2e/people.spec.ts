import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { signIn, signInAs } from "#tests/support/sign-in.ts"

test("an administrator opens a person’s record with a reason, and the person reads it", async ({
  context,
  page,
  admin,
  baseURL,
  browser,
}) => {
  const theirs = await browser.newContext({ baseURL: baseURL!, reducedMotion: "reduce" })
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`
  const email = await signIn(theirs, admin, baseURL!, {
    is_adult: "true",
    terms: "1",
    privacy: "1",
    display_name: name,
  })
  await signInAs("admin", context, baseURL!)
  await page.goto("/staff/people")
  await page.getByLabel("Whole email, or the beginning of a name").fill(email)
  await page.getByRole("button", { name: "Search" }).click()
  await page.getByRole("link", { name }).click()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.getByRole("button", { name: "Open the record" }).click()
  await expect(page.getByText("Choose a reason.").first()).toBeVisible()
  await page.getByLabel("Why").selectOption("Something else")
  await page.getByLabel("In your own words").fill("She lost her phone")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Open the record" }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel("Another role").selectOption("Editor")
  await page.getByRole("button", { name: "Give it to them" }).click()
  await expect(page.getByText("They have the role now.")).toBeVisible()
  await page.getByRole("button", { name: "Take it away: Editor" }).click()
  await expect(page.getByText("The role is gone")).toBeVisible()
  await page.getByLabel(`What can’t ${name} see?`).selectOption("The guardian area")
  await page.getByRole("button", { name: "Ask" }).click()
  await expect(page.getByText("They aren’t linked to a learner under 18.")).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  const member = await theirs.newPage()
  await member.goto("/me/data")
  await expect(member.getByText("They wrote: “She lost her phone”")).toBeVisible()
  await page.getByRole("button", { name: /^Sign it out/ }).click()
  await expect(page.getByText("That device is signed out.")).toBeVisible()
  await member.goto("/me/data")
  await expect(member).toHaveURL("/login")
  await theirs.close()
})
