import type { BrowserContext } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"
import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { PASSWORD, signIn, signInAs } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1" }

/** Signs in a member who has passed a course and has its certificate, and returns the email address. */
async function signInCertified(context: BrowserContext, admin: SupabaseClient, url: string) {
  const email = await signIn(context, admin, url, { ...ADULT, display_name: "Robin Finch" })
  await askDatabase(
    `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
     select u.id, c.id, 1, '[{}]', now(), true from auth.users u, public.courses c
     where u.email = $1 and c.slug = 'overdose-response-basics'`,
    [email],
  )
  await askDatabase(
    `insert into public.certificate_requests (attempt_id, user_id, holder_name, name_form)
     select a.id, a.user_id, 'Robin Finch', 'full' from public.quiz_attempts a join auth.users u on u.id = a.user_id
     where u.email = $1`,
    [email],
  )
  await askDatabase("select private.issue_waiting_certificates()", [])
  return email
}

async function codeSentTo(email: string) {
  const [mail] = await askDatabase(
    "select params ->> 'code' as code from private.email_outbox where to_address = $1 and message = 'account-merge'",
    [email],
  )
  return String(mail.code)
}

test("a member with two accounts confirms both, previews the merge and merges them", async ({
  context,
  page,
  admin,
  baseURL,
  browser,
}) => {
  const school = await signInCertified(await browser.newContext(), admin, baseURL!)
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

  await page.goto(`/me/merge/${await codeSentTo(school)}`)
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

test("an administrator undoes a merge, and both people have their own certificates again", async ({
  context,
  page,
  admin,
  baseURL,
  browser,
}) => {
  const member = { baseURL: baseURL!, reducedMotion: "reduce" } as const
  const [schools, homes] = [await browser.newContext(member), await browser.newContext(member)]
  const school = await signInCertified(schools, admin, baseURL!)
  const home = await signIn(homes, admin, baseURL!, { ...ADULT, display_name: "Robin Finch" })
  const certificate = /Overdose response basics.*Good until/
  const homePage = await homes.newPage()
  await homePage.goto("/me/merge")
  await homePage.getByLabel("Email of your other account").fill(school)
  await homePage.getByRole("button", { name: "Email me a code there" }).click()
  await expect(homePage.getByText("Check your other inbox")).toBeVisible()
  await homePage.goto(`/me/merge/${await codeSentTo(school)}`)
  await homePage.getByLabel("Your password for this account").fill(PASSWORD)
  await homePage.getByRole("button", { name: "Move everything here" }).click()
  await expect(homePage.getByText("Done. Everything is in this account now")).toBeVisible()
  await homePage.goto("/me")
  await expect(homePage.getByRole("link", { name: certificate })).toBeVisible()

  await signInAs("admin", context, baseURL!)
  await page.goto("/staff/people")
  await page.getByLabel("Whole email, or the beginning of a name").fill(home)
  await page.getByRole("button", { name: "Search" }).click()
  await page.getByRole("link", { name: "Robin Finch" }).click()
  await page.getByLabel("Why").selectOption("They asked us for help")
  await page.getByRole("button", { name: "Open the record" }).click()
  await expect(page.getByText("Moved to this account on")).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole("button", { name: "Undo the merge: Robin Finch" }).press("Enter")
  await expect(page.getByText("The accounts are separate again.")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Undo the merge/ })).toHaveCount(0)

  await homePage.goto("/me")
  await expect(homePage.getByRole("link", { name: "Move it here" })).toBeVisible()
  await expect(homePage.getByRole("link", { name: certificate })).toHaveCount(0)
  const schoolPage = await schools.newPage()
  await schoolPage.goto("/me")
  await expect(schoolPage.getByRole("link", { name: certificate })).toBeVisible()
})
