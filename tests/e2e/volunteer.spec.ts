import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signIn, signInAs } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Robin" }

// Less than five years after the day of the screening.
const SCREENED_UNTIL = "2031-01-04"

test.use({ viewport: { width: 390, height: 844 } })

test("a member applies, takes and hands over a shift, and gets a letter about approved hours", async ({
  page,
  context,
  admin,
  browser,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const [name, title] = [`Robin ${mark}`.replace(/\d/g, "x"), `Pack ${mark}`]
  await askDatabase(
    `insert into public.shifts (title, place, starts_at, ends_at, time_zone, capacity, needs_screening)
     values ($1, 'Office', now() + interval '12 minutes', now() + interval '2 hours', 'America/Chicago', 1, true)`,
    [title],
  )
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/get-involved/volunteer")
  await page.getByLabel("Your name").fill(name)
  await page.getByLabel("City or town").fill("Mena")
  await page.getByLabel("State").selectOption("Arkansas")
  await page.getByRole("button", { name: "Send the application" }).click()
  await expect(page.getByRole("alert")).toContainText("Choose at least one job.")
  await page.getByLabel("Pack and drive").check()
  await page.getByLabel("Monday morning").check()
  await page.getByLabel("I’ll respect everyone").check()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send the application" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "You are here" })).toContainText("Received")
  await expect(page.getByLabel("Monday morning")).toBeChecked()
  await expect(page.getByText("You’re not a volunteer yet.").first()).toBeVisible()

  const office = await browser.newContext({ reducedMotion: "reduce" })
  await signInAs("outreach", office, baseURL!)
  const staff = await office.newPage()
  await staff.goto("/staff/volunteers?view=submitted")
  await staff.getByRole("link", { name }).click()
  await staff.getByLabel("Note to the applicant").fill("Does Tuesday suit you?")
  for (const step of ["Invite to talk", "Send to the lesson", "Accept"]) {
    await staff.getByRole("button", { name: step }).click()
    await expect(staff.getByRole("button", { name: step })).toHaveCount(0)
    // The next step does not send the same note again.
    await expect(staff.getByLabel("Note to the applicant")).toHaveValue("")
  }
  await page.goto("/me/volunteering")
  const shift = page.getByRole("listitem").filter({ hasText: title })
  await expect(shift.getByText("You need a screening that is valid on that day.")).toBeVisible()
  await staff.getByLabel("Screening").selectOption("Passed")
  await staff.getByLabel("Done on").fill("2026-01-05")
  await staff.getByRole("button", { name: "Save the screening" }).click()
  await expect(staff.getByRole("alert")).toContainText("Enter the last day on which it counts.")
  await staff.getByLabel("Valid through").fill(SCREENED_UNTIL)
  await staff.getByRole("button", { name: "Save the screening" }).click()
  await expect(staff.getByText("Screening saved.")).toBeVisible()
  await expect(staff.getByText(/^Noted on .* by /)).toBeVisible()
  await expectAccessible(staff)

  await page.reload()
  await expect(page.getByText("It counts for shifts through January 4, 2031.")).toBeVisible()
  await expect(shift.getByText("You can take it once you’ve signed the waiver.")).toBeVisible()
  await page.getByRole("link", { name: "Read and sign it" }).click()
  await page.getByLabel("I’ve read the waiver").check()
  await page.getByLabel("Your full name").fill(name)
  await page.getByRole("button", { name: "Sign", exact: true }).click()
  await expect(page.getByText("Signed. Thank you.")).toBeVisible()
  await page.goto("/me/volunteering")
  await shift.getByRole("button", { name: "Take a place" }).click()
  await expect(shift.getByText("You’re in")).toBeVisible()
  await expectAccessible(page)
  await shift.getByRole("button", { name: "Offer my place" }).click()
  await expect(shift.getByText("Yours until someone takes it")).toBeVisible()

  const second = await browser.newContext({ reducedMotion: "reduce" })
  const email = await signIn(second, admin, baseURL!, ADULT)
  await askDatabase(
    `with volunteer as (
       insert into public.volunteer_applications (user_id, name, city, state, interests, stage, screening_result,
         screened_on, screening_ends_on, screening_noted_at)
       select id, 'Sam Reed', 'Mena', 'Arkansas', '{pack}', 'active', 'passed', current_date, current_date + 700, now() from auth.users where email = $1 returning user_id)
     insert into public.waiver_signatures (user_id, version, signed_by, signed_name)
     select user_id, 1, user_id, 'Sam Reed' from volunteer`,
    [email],
  )
  const other = await second.newPage()
  await other.goto("/me/volunteering")
  const offered = other.getByRole("listitem").filter({ hasText: title })
  await offered.getByRole("button", { name: "Take over the place" }).click()
  await expect(offered.getByText("You’re in")).toBeVisible()
  await page.reload()
  await shift.getByRole("button", { name: "Join the waiting list" }).click()
  await expect(shift.getByText("Number 1 on the waiting list")).toBeVisible()
  await offered.getByRole("button", { name: "I can’t come" }).click()
  await expect(other.getByRole("heading", { name: "No shifts yet" })).toBeVisible()
  await page.reload()
  await expect(shift.getByText("You’re in")).toBeVisible()

  await staff.goto("/staff/shifts")
  await staff.getByRole("link", { name: title }).click()
  await staff.getByRole("button", { name: `Check in ${name}` }).click()
  await expect(staff.getByText("Checked in. The hours are approved.")).toBeVisible()
  await expectAccessible(staff)

  const today = new Date().toISOString().slice(0, 10)
  await page.goto("/me/volunteering/hours")
  await page.getByLabel("Day").fill(today)
  await page.getByLabel("Hours", { exact: true }).fill("1.5")
  await page.getByLabel("What did you do?").fill(`Called people ${mark}`)
  await page.getByRole("button", { name: "Enter hours" }).click()
  await expect(page.getByText("1.5 hours waiting.")).toBeVisible()
  await expect(page.getByLabel("What did you do?")).toHaveValue("")
  await expectAccessible(page)
  await staff.goto("/staff/volunteer-hours")
  await staff.getByRole("link", { name }).click()
  await staff.getByRole("button", { name: "Approve", exact: true }).last().click()
  await expect(staff.getByText("Saved. We told the volunteer.")).toBeVisible()

  await page.getByLabel("From").fill("2026-01-01")
  await page.getByLabel("To", { exact: true }).fill("2099-01-01")
  await page.getByRole("button", { name: "Make a letter" }).click()
  const letter = page.getByRole("link", { name: "(PDF)" })
  const file = await page.request.get((await letter.getAttribute("href"))!)
  expect(file.headers()["content-type"]).toBe("application/pdf")
  const code = await page.locator("a:has-text('(PDF)') + p span").textContent()
  await page.goto(`/verify?code=${code}`)
  await expect(page.getByText("This letter is real")).toBeVisible()
  await expect(page.getByText(`for ${name}: 3.25 hours`)).toBeVisible()
})
