import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase, emailsTo } from "#tests/support/e2e-database.ts"
import { signIn, signInAs } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Robin" }

test("an applicant follows the stages that outreach sets, until the chapter exists", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto("/about/chapters/apply")
  await page.getByLabel("Your name").fill("Ana Ruiz")
  await page.getByLabel("Your email").fill(email)
  await page.getByLabel("What do you do there?").fill("Nurse")
  await page.getByLabel("In a city or town").check()
  await page.getByLabel("City or town", { exact: true }).fill("Eureka Springs")
  await page.getByLabel("State").selectOption("Arkansas")
  await page.getByLabel("How many people to start with?").fill("5")
  await page.getByLabel("Why there, and why now?").fill("Nobody on our street knew what to do. ".repeat(4))
  await page.getByLabel("We’ll treat everyone with respect").check()
  await page.getByRole("button", { name: "Send the application" }).click()
  await expect(page.getByText("Your application is here.")).toBeVisible()
  const [mail] = await emailsTo(email, "chapter-application")
  const status = `/about/chapters/apply/${mail.params.token}`
  await page.goto(status)
  await expect(page.getByRole("listitem").filter({ hasText: "You are here" })).toContainText("Received")

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
  await signInAs("outreach", plain, baseURL!)
  const withoutScript = await plain.newPage()
  await withoutScript.goto("/staff/chapter-applications")
  await withoutScript.getByRole("link", { name: "Eureka Springs, Arkansas" }).last().click()
  await withoutScript.getByLabel("Note to the applicant").fill("Does Tuesday suit you?")
  await withoutScript.getByRole("button", { name: "Invite to talk" }).click()
  await expect(withoutScript.getByText("Updated. We emailed the applicant.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Does Tuesday suit you?")).toBeVisible()
  const context = await browser.newContext({ reducedMotion: "reduce" })
  await signInAs("outreach", context, baseURL!)
  const staff = await context.newPage()
  await staff.goto(withoutScript.url())
  await expectAccessible(staff)
  await plain.close()
  await staff.getByRole("button", { name: "Approve" }).click()
  await expect(staff.getByRole("button", { name: "Approve" })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("listitem").filter({ hasText: "You are here" })).toContainText("Approved")
  expect((await emailsTo(email, "chapter-application")).map(({ params }) => params.stage)).toEqual([
    ...["submitted", "interview", "approved"],
  ])
  await staff.goto("/staff/chapters?view=forming")
  await expect(staff.getByRole("link", { name: "Eureka Springs" }).first()).toBeVisible()
  await expectAccessible(staff)
})

test("an applicant with an account follows the application from the account page and withdraws it", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await askDatabase(
    `insert into public.chapter_applications (user_id, name, email, role, kind, city, state, expected_members, why)
     select id, 'Robin', $1, 'Nurse', 'city', 'Mena', 'Arkansas', 5, repeat('Because of us. ', 10)
     from auth.users where email = $1`,
    [email],
  )
  await page.goto("/me")
  await page.getByRole("link", { name: "Your application for Mena, Arkansas: Received" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "You are here" })).toContainText("Received")
  await page.getByRole("button", { name: "Withdraw the application" }).click()
  await expect(page.getByText("You withdrew the application.")).toBeVisible()
})
