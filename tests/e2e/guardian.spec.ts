import { expect, expectAccessible, test } from "../support/e2e.ts"
import { GRACE, LEO, link, member } from "../support/guardian-pair.ts"

test("a learner and a guardian link accounts by code, give permissions, and unlink", async ({
  browser,
  admin,
  baseURL,
}) => {
  // Two people in two browsers, with four looks for barriers between them.
  test.slow()
  const { page: learner } = await member(browser, admin, baseURL!, LEO)
  const { page: guardian } = await member(browser, admin, baseURL!, GRACE)

  await learner.goto("/me/guardians")
  await learner.getByRole("button", { name: "Create a code" }).click()
  const code = (await learner.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent())!
  await expect(learner.getByRole("img", { name: "The same code for a phone’s camera" })).toBeVisible()
  await expectAccessible(learner)

  await guardian.goto("/guardian/accept")
  await guardian.getByLabel("Code").fill("WRONG-00000")
  await guardian.getByRole("button", { name: "Continue" }).click()
  await expect(guardian.getByText("This code does not work.").first()).toBeVisible()
  await guardian.getByLabel("Code").fill(code.toLowerCase())
  await guardian.getByRole("button", { name: "Continue" }).click()
  await expect(guardian.getByRole("heading", { level: 1 })).toHaveText("Leo asks you")
  await guardian.getByRole("button", { name: "Sign and link with Leo" }).click()
  await expect(guardian.getByText("Choose yes or no.").first()).toBeVisible()
  await expectAccessible(guardian)
  await guardian.getByLabel("Parent", { exact: true }).check()
  await guardian.getByLabel(/^I am 18 or older/).check()
  for (const part of await guardian.getByRole("radio", { name: "Yes", exact: true }).all()) await part.check()
  await guardian.getByLabel("Your full name, as your signature").fill("Grace Guardian")
  await guardian.getByRole("button", { name: "Sign and link with Leo" }).click()
  await expect(guardian.getByRole("main").getByRole("status")).toContainText(
    "as soon as the learner has confirmed",
  )

  await learner.goto("/me/guardians")
  await learner.getByRole("button", { name: "Yes, this is my guardian" }).click()
  await expect(learner.getByRole("main").getByRole("status")).toContainText("Confirmed")

  await guardian.goto("/guardian")
  await expectAccessible(guardian)
  await guardian.getByRole("link", { name: "Open the page" }).click()
  await expect(guardian.getByRole("heading", { level: 1 })).toHaveText("Leo")
  await expectAccessible(guardian)
  await guardian.getByRole("button", { name: /Withdraw.*Be in photos/ }).click()
  await expect(guardian.getByRole("main").getByRole("status")).toContainText("It has stopped")
  const page = guardian.url()

  await learner.getByRole("link", { name: "See what they see" }).click()
  const photos = learner.getByRole("listitem").filter({ hasText: "Be in photos" })
  await expect(photos).toContainText("Not allowed")
  await expect(learner.getByText("Grace viewed this page")).toBeVisible()

  await learner.goto("/me/guardians")
  await learner.getByText("End this link").click()
  await learner.getByRole("button", { name: "End the link" }).click()
  await expect(learner.getByRole("main").getByRole("status")).toContainText("The link has ended")
  expect((await guardian.goto(page))!.status()).toBe(404)
})

test("without JavaScript a learner asks for permission and a guardian signs it", async ({
  browser,
  admin,
  baseURL,
}) => {
  const { page: learner, email } = await member(browser, admin, baseURL!, LEO, false)
  const { page: guardian, email: guardianEmail } = await member(browser, admin, baseURL!, GRACE, false)
  await link(admin, guardianEmail, email)

  await learner.goto("/me/guardians")
  await learner.getByLabel("What is it?").fill("Fair")
  await learner.getByRole("button", { name: "Ask", exact: true }).click()
  await expect(learner.getByLabel("What is it?")).toHaveValue("Fair")
  await expect(learner.getByText("Choose the day.").first()).toBeVisible()
  await learner.getByLabel("Which day?").fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
  await learner.getByLabel("What for?").fill("Tabling at the fair, from noon to four.")
  await learner.getByRole("button", { name: "Ask", exact: true }).click()
  await expect(learner.getByRole("main").getByRole("status")).toContainText("We asked your guardian")

  await guardian.goto("/guardian")
  await guardian.getByRole("link", { name: /Fair/ }).click()
  await guardian.getByLabel("Yes, they can").check()
  await guardian.getByLabel("Your full name, as your signature").fill("Grace Guardian")
  await guardian.getByRole("button", { name: "Sign and send" }).click()
  await expect(guardian.getByText("Tell us who we can call.").first()).toBeVisible()
  await guardian.getByLabel("Emergency contact").fill("Grace")
  await guardian.getByLabel("Their phone number").fill("501 555 0100")
  await guardian.getByRole("button", { name: "Sign and send" }).click()
  await expect(guardian.getByRole("main").getByRole("status")).toContainText("your learner knows")
})

test("when a guardian withdraws the course, the learner's next step says why, until it is allowed again", async ({
  browser,
  admin,
  baseURL,
}) => {
  const { page: learner, email } = await member(browser, admin, baseURL!, LEO)
  const { page: guardian, email: guardianEmail } = await member(browser, admin, baseURL!, GRACE)
  const { learner_id, guardian_id } = await link(admin, guardianEmail, email)
  const answer = { kind: "consent-course", version: 1, is_given: true, signed_name: "Grace Guardian" }
  await admin
    .from("consents")
    .insert({ learner_id, guardian_id, ...answer })
    .throwOnError()
  const course = "/courses/overdose-response-basics"
  const refusal = learner.getByRole("main").getByText("Ask your adult first")
  const finish = learner.getByRole("button", { name: /^Next: / })

  await learner.goto(`${course}/learn/why-you`)
  await expect(finish).toBeVisible()
  await guardian.goto(`/guardian/learners/${learner_id}`)
  const headings = (level: number) => guardian.getByRole("main").getByRole("heading", { level })
  await expect(headings(2).first()).toHaveText("What is allowed")
  await expect(guardian.getByRole("group", { name: /^Take the course/ })).toBeHidden()
  await expect(guardian.getByRole("group", { name: /^Get a certificate/ })).toBeVisible()
  await expect(headings(3).filter({ hasText: "Take the course" })).toHaveCount(1)
  await guardian.getByRole("button", { name: /Withdraw.*Take the course/ }).click()
  await expect(guardian.getByRole("main").getByRole("status")).toContainText("It has stopped")

  await finish.click()
  await expect(refusal).toBeVisible()
  await expect(learner.getByRole("link", { name: "Ask your adult" })).toHaveAttribute("href", "/me/guardians")
  await expectAccessible(learner)
  await learner.goto(`${course}/quiz`)
  await expect(refusal).toBeVisible()
  await learner.goto(course)
  await expect(refusal).toBeVisible()
  await expectAccessible(learner)

  await guardian.getByText("Change your answers").click()
  const change = guardian.locator("form").filter({ has: guardian.getByText("Sign and change") })
  await change.getByRole("radio", { name: "Yes" }).check()
  await change.getByLabel("Your full name, as your signature").fill("Grace Guardian")
  await change.getByRole("button", { name: "Sign and change" }).click()
  await expect(guardian.getByRole("main").getByRole("status")).toContainText("Your answers are saved")
  await learner.goto(`${course}/quiz`)
  await learner.getByRole("button", { name: "Start the test" }).click()
  await expect(learner.getByText(/^Question 1 of/).last()).toBeVisible()
})

test("a child under 13 asks an adult, who reads the email and agrees", async ({
  page,
  browser,
  admin,
  baseURL,
}) => {
  test.slow()
  await page.goto("/guardian/ask-an-adult")
  await expectAccessible(page)
  const { page: adult, email } = await member(browser, admin, baseURL!, GRACE)
  await page.getByLabel("Your first name or a nickname").fill("Kim")
  await page.getByLabel("The adult’s email address").fill(email)
  await page.getByRole("button", { name: "Send the email" }).click()
  await expect(page.getByRole("main").getByRole("status")).toContainText("on its way")

  await adult.goto("/dev/mail")
  await adult.getByRole("listitem").filter({ hasText: email }).getByRole("link").click()
  const [letter] = await Promise.all([
    adult.context().waitForEvent("page"),
    adult.frameLocator("iframe").getByRole("link", { name: "Read it and decide" }).click(),
  ])
  await expect(letter.getByRole("heading", { level: 1 })).toHaveText("Kim asks you")
  await expectAccessible(letter)
  await letter.getByLabel("Your full name, as your signature").fill("Grace Guardian")
  await letter.getByRole("button", { name: "I agree" }).click()
  await letter.getByRole("button", { name: "Delete Kim" }).click()
  await expect(letter.getByRole("main").getByRole("status")).toContainText("Nothing about the child is left")
})
