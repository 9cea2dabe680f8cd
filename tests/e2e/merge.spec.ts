import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { PASSWORD, signIn } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1" }

test("a member with two accounts confirms both, previews the merge and merges them", async ({
  context,
  page,
  admin,
  baseURL,
  browser,
}) => {
  const school = await signIn(await browser.newContext(), admin, baseURL!, {
    ...ADULT,
    display_name: "Robin Finch",
  })
  await askDatabase(
    `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
     select u.id, c.id, 1, '[{}]', now(), true from auth.users u, public.courses c
     where u.email = $1 and c.slug = 'overdose-response-basics'`,
    [school],
  )
  await askDatabase(
    `insert into public.certificate_requests (attempt_id, user_id, holder_name, name_form)
     select a.id, a.user_id, 'Robin Finch', 'full' from public.quiz_attempts a join auth.users u on u.id = a.user_id
     where u.email = $1`,
    [school],
  )
  await askDatabase("select private.issue_waiting_certificates()", [])
  const home = await signIn(context, admin, baseURL!, { ...ADULT, display_name: "Robin Finch" })
  await page.goto("/me")
  await page.getByRole("link", { name: "Move it here" }).click()
  await page.getByLabel("Email of your other account").fill("not an address")
  await page.getByRole("button", { name: "Email me a code there" }).click()
  await expect(page.getByText("it needs an @").first()).toBeVisible()
  await page.getByLabel("Email of your other account").fill(school)
  await page.getByRole("button", { name: "Email me a code there" }).click()
  await expect(page.getByText("Check your other inbox")).toBeVisible()
  await expectAccessible(page)

  const [mail] = await askDatabase(
    "select params ->> 'code' as code from private.email_outbox where to_address = $1 and message = 'account-merge'",
    [school],
  )
  await page.goto(`/me/merge/${mail.code}`)
  await expect(page.getByRole("heading", { name: "What moves" })).toBeVisible()
  await expect(page.getByText("1 certificate", { exact: true })).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole("button", { name: "Move everything here" }).click()
  await expect(page.getByText("Enter your password").first()).toBeVisible()
  await page.getByLabel("Your password for this account").fill("not my password")
  await page.getByRole("button", { name: "Move everything here" }).click()
  await expect(page.getByText("That is not your password.").first()).toBeVisible()
  await page.getByLabel("Your password for this account").fill(PASSWORD)
  await page.getByRole("button", { name: "Move everything here" }).click()
  await expect(page.getByText("Done. Everything is in this account now")).toBeVisible()
  await page.goto("/me")
  await expect(page.getByRole("link", { name: /Overdose response basics.*Good until/ })).toBeVisible()
  const told = await askDatabase(
    "select to_address from private.email_outbox where message in ('accounts-merged', 'account-merged-away') and to_address = any ($1)",
    [[home, school]],
  )
  expect(told).toHaveLength(2)
})
