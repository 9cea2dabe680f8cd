import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { passedAttempt } from "#tests/support/passed-attempt.ts"
import { signIn, signInAs } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", display_name: "Robin Finch", terms: "1", privacy: "1" }

test("a new test of a member whose certificate was revoked for cheating waits for an instructor", async ({
  context,
  page,
  admin,
  baseURL,
  browser,
}) => {
  const name = `Finch ${crypto.randomUUID().slice(0, 8)}`
  const email = await signIn(context, admin, baseURL!, ADULT)
  const [{ old }] = (await askDatabase(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at, status,
       status_reason)
     select md5($1), u.id, c.id, c.title, 'Passed the test.', $2, now() - interval '1 month', 'revoked', 'cheating'
     from auth.users u, public.courses c where u.email = $1 and c.slug = 'overdose-response-basics'
     returning id as old`,
    [email, name],
  )) as [{ old: string }]
  const attempt = await passedAttempt(email)
  await page.goto("/courses/overdose-response-basics")
  await page.getByRole("link", { name: "Choose the name" }).click()
  await expect(page).toHaveURL(new RegExp(`result=${attempt}$`))
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name)
  await page.getByRole("button", { name: "Get my certificate" }).click()
  await expect(page.getByText("An instructor checks your test first.")).toBeVisible()
  await expect(page.getByRole("link", { name: "See the earlier certificate" })).toHaveAttribute(
    "href",
    `/certificate/${old}`,
  )
  await expectAccessible(page)

  const office = await browser.newContext({ baseURL })
  await signInAs("instructor", office, baseURL!)
  const staff = await office.newPage()
  await staff.goto("/staff")
  await staff
    .getByRole("main")
    .getByRole("link", { name: /Test reviews/ })
    .click()
  const row = staff.getByRole("row").filter({ hasText: name })
  await expect(row.getByRole("link", { name: "Revoked for cheating" })).toHaveAttribute(
    "href",
    `/staff/certificates/${old}`,
  )
  for (const width of [390, 1440]) {
    await staff.setViewportSize({ width, height: 900 })
    await expectAccessible(staff)
  }
  await row.getByRole("button", { name: /^Approve/ }).click()
  await expect(staff.getByText("Approved. The certificate is issued")).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.reload()
  await page.getByRole("link", { name: "See your certificate" }).click()
  await expect(page.getByText("This one’s real.")).toBeVisible()
  await expect(page.getByRole("link", { name: "an earlier certificate" })).toHaveAttribute(
    "href",
    `/certificate/${old}`,
  )
})
