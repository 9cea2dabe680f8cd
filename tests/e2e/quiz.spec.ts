import type { Browser } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { allowCourse } from "../support/guardian.ts"
import { answerCorrectly, answerMost, questionBank } from "../support/quiz.ts"
import { signIn } from "../support/sign-in.ts"

const QUIZ = "/courses/overdose-response-basics/quiz"
const ADULT = { is_adult: "true", display_name: "Ana Ruiz", terms: "1", privacy: "1" }

test("a guest resumes and passes the test, signs in, gets certified and requests a kit", async ({
  context,
  admin,
  baseURL,
}) => {
  test.slow()
  const bank = await questionBank(admin)
  let page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(QUIZ)
  await expect(page.getByText("every life-saving question")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Start the test" }).click()

  const place = () => page.getByText(/^Question \d+ of \d+$/).last()
  await expect(place()).toHaveText(/^Question 1 of/)
  const total = Number((await place().textContent())!.split(" ").at(-1))
  await expectAccessible(page)
  // A list to sort is never empty; any other question requires an answer.
  if ((await page.getByRole("button", { name: /^Move up/ }).count()) === 0) {
    await page.getByRole("button", { name: /^Save and/ }).click()
    await expect(page.getByText("Choose an answer, or skip").first()).toBeVisible()
  }
  let isResumed = false
  for (let number = 1; number <= total; number++) {
    await answerCorrectly(page, bank)
    // A list that is already in order is not saved before the next question.
    const isList = (await page.getByRole("button", { name: /^Move up/ }).count()) > 0
    if (number >= 3 && !isList && !isResumed) {
      isResumed = true
      const stem = await page.getByRole("heading", { level: 1 }).textContent()
      await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
      await page.close()
      page = await context.newPage()
      await page.goto(QUIZ)
      await expect(place()).toHaveText(`Question ${number + 1} of ${total}`)
      await page.getByRole("button", { name: "Back", exact: true }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(stem!)
    }
    await page.getByRole("button", { name: /^Save and/ }).click()
    await expect(page).toHaveURL(new RegExp(`q=${number < total ? number + 1 : "review"}$`))
    if (number < total) await expect(place()).toHaveText(`Question ${number + 1} of ${total}`)
  }
  await expect(page.getByRole("heading", { name: "Review your answers" })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole("button", { name: "Submit" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You passed")
  await expect(page.getByText(/^Sources?: .*accessed/)).toHaveCount(total)
  await expectAccessible(page)

  await page.getByRole("button", { name: "Sign up and get the certificate" }).click()
  await expect(page).toHaveURL(/\/login\?step=age$/)
  await expect(page.getByText("Your certificate is waiting")).toBeVisible()
  await page.getByLabel(/18 or older/).check()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page).toHaveURL(/step=sign-up$/)
  await expect(page.getByText("Your certificate is waiting")).toBeVisible()
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/login")
  await expect(page).toHaveURL(/\/quiz\?result=/)
  await page.getByRole("button", { name: "Yes, that was me" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You passed")
  await page.goto("/me")
  await page.getByRole("main").getByRole("link", { name: "Choose the name" }).first().click()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ana Ruiz")
  await expectAccessible(page)
  await page.getByRole("radio", { name: "Full name" }).check()
  await page.getByLabel("Name", { exact: true }).fill("ᚠᚢᚦ")
  await page.getByRole("button", { name: "Get my certificate" }).click()
  await expect(page.getByLabel("Use this name anyway")).toBeVisible()
  await expect(page.getByText("Our fonts don’t have every letter of this name.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Name", { exact: true }).fill("Ana María Ruiz")
  await page.getByRole("button", { name: "Get my certificate" }).click()
  await expect(page).toHaveURL(/\/certificate\/[0-9a-f]{32}$/)
  await expect(page.getByRole("heading", { name: /^Certificate for Ana María Ruiz/ })).toBeAttached()
  const id = page.url().split("/").at(-1)!
  const { data } = await admin
    .from("certificates")
    .select("status, user_id")
    .eq("id", id)
    .single()
    .throwOnError()
  const { data: holder } = await admin.auth.admin.getUserById(data.user_id)
  expect([data.status, holder.user?.email]).toEqual(["valid", email])

  await admin.from("kit_stock").update({ kits: 0 }).eq("id", true).throwOnError()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/get-certified")
  await expect(page.getByRole("heading", { name: "You’re certified" })).toBeVisible()
  await expect(page.getByText("No kits right now")).toBeVisible()
  await admin.from("kit_stock").update({ kits: 5 }).eq("id", true).throwOnError()
  await page.reload()
  await page.getByRole("button", { name: "Ask for the kit" }).click()
  await expect(page.getByText("Choose yes or no.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Name", { exact: true }).fill("Ana Ruiz")
  await page.getByLabel("Street and number").fill("1 Main St")
  await page.getByLabel("City").fill("Little Rock")
  await page.getByLabel("ZIP code").fill("72201")
  await page.getByLabel("State", { exact: true }).selectOption("Arkansas")
  await page.getByLabel("No", { exact: true }).check()
  await page.getByLabel(/^I won’t sell it/).check()
  await page.getByRole("button", { name: "Ask for the kit" }).click()
  await expect(page.getByText("We got your request.")).toBeVisible()
  await page.getByRole("button", { name: "Cancel the request" }).click()
  await expect(page.getByText("Your request is canceled")).toBeVisible()
})

test("without JavaScript, two failed tests require a pause, and a learner under 18 who passes needs a guardian", async ({
  browser,
  admin,
  baseURL,
}) => {
  test.slow()
  const guest = await plainPage(browser, baseURL!)
  for (const last of ["Try again", null]) {
    await guest.goto(QUIZ)
    await guest.getByRole("button", { name: "Start the test" }).click()
    await guest.getByRole("link", { name: "Review" }).click()
    await guest.getByRole("button", { name: "Submit" }).click()
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Not yet")
    await expect(guest.getByText("You left this one blank.").first()).toBeVisible()
    await expect(guest.getByText(/^Sources?: /)).toHaveCount(0)
    if (last) await expect(guest.getByRole("button", { name: last })).toBeVisible()
  }
  await expect(guest.getByText("try again in 10 minutes")).toBeVisible()
  await expect(guest.getByRole("button", { name: "Try again" })).toHaveCount(0)
  await guest.goto(QUIZ)
  await expect(guest.getByText("Time for a short break")).toBeVisible()

  const leo = await plainPage(browser, baseURL!)
  const birth_month = `${new Date().getUTCFullYear() - 16}-01`
  const profile = { birth_month, display_name: "Leo", terms: "1", privacy: "1" }
  const email = await signIn(leo.context(), admin, baseURL!, profile)
  await allowCourse(admin, email)
  await leo.goto(QUIZ)
  await leo.getByRole("button", { name: "Start the test" }).click()
  const bank = await questionBank(admin)
  await expect(leo.getByText(/^Question 1 of/).last()).toBeVisible()
  for (let left = await answerMost(email); left > 0; left--) {
    // Opens the first question that has no answer yet.
    await leo.goto(QUIZ)
    const stem = (await leo.getByRole("heading", { level: 1 }).textContent())!
    await answerCorrectly(leo, bank)
    await leo.getByRole("button", { name: /^Save and/ }).click()
    await expect(leo.getByRole("heading", { level: 1 })).not.toHaveText(stem)
  }
  await leo.goto(`${QUIZ}?q=review`)
  await leo.getByRole("button", { name: "Submit" }).click()
  await expect(leo.getByRole("heading", { level: 1 })).toHaveText("You passed")
  await expect(leo.getByRole("radio", { name: "Full name" })).toHaveCount(0)
  await leo.getByLabel("Name", { exact: true }).fill(" ")
  await leo.getByRole("button", { name: "Get my certificate" }).click()
  await expect(leo.getByRole("alert")).toBeVisible()
  await leo.getByLabel("Name", { exact: true }).fill("Leo Park")
  await leo.getByRole("button", { name: "Get my certificate" }).click()
  await expect(leo.getByText("a guardian has to agree first")).toBeVisible()
  await leo.goto("/get-certified")
  await expect(leo.getByRole("heading", { name: "Waiting for a guardian" })).toBeVisible()
  await leo.goto("/courses/overdose-response-basics/survey?phase=after")
  await expect(leo.getByRole("heading", { name: "This survey needs a guardian’s permission" })).toBeVisible()
})

test("a choice that is still being saved does not delay the next question", async ({ page }) => {
  await page.goto(QUIZ)
  await hydrated(page)
  await page.getByRole("button", { name: "Start the test" }).click()
  const progress = page.getByText(/^Question \d+ of \d+$/).last()
  await expect(progress).toHaveText(/^Question 1 of/)
  await hydrated(page)
  // The server saves the choice after the whole form, and sends the next question after both.
  const formSaved = Promise.withResolvers<void>()
  const choiceSaved = Promise.withResolvers<void>()
  await page.route(/quiz\.data/, async route => {
    const request = route.request()
    if (request.method() === "GET") {
      await choiceSaved.promise
      return route.continue()
    }
    const isForm = request.postData()?.includes("&to=")
    if (!isForm) await formSaved.promise
    const response = await route.fetch({ maxRedirects: 0 })
    const saved = isForm ? formSaved : choiceSaved
    saved.resolve()
    await route.fulfill({ response })
  })
  const choice = page.getByRole("radio").or(page.getByRole("checkbox")).first()
  if ((await choice.count()) > 0) await choice.check()
  else choiceSaved.resolve()
  await page.getByRole("button", { name: /^Save and/ }).click()
  await expect(page).toHaveURL(/q=2$/)
  await expect(progress).toHaveText(/^Question 2 of/)
})

test("a survey can be submitted, and its thank-you link works once", async ({ page }) => {
  await page.goto("/courses/overdose-response-basics/survey?phase=after")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send my answers" }).click()
  await expect(page.getByText("“Don’t know” counts too.").first()).toBeVisible()
  for (const key of await page.getByRole("radio", { name: "Don’t know" }).all()) await key.check()
  await page.getByRole("button", { name: "Send my answers" }).click()
  await expect(page).toHaveURL(/\/survey-completed\?token=[0-9a-f]{64}$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Already counted")
  await expectAccessible(page)
})

test("before a test is submitted, no response reveals the right answers", async ({
  context,
  admin,
  baseURL,
}) => {
  const reasons = (await questionBank(admin)).flatMap(({ explanation, choices }) => [
    explanation,
    ...choices.flatMap(({ feedback }) => feedback ?? []),
  ])
  const ask = async (path: string, form?: Record<string, string>) => {
    const options = { headers: { Origin: baseURL! }, maxRedirects: 0, form }
    const { request } = context
    return (await (form ? request.post(path, options) : request.get(path, options))).text()
  }
  const bodies = [await ask(QUIZ), await ask(`${QUIZ}.data`), await ask(QUIZ, { intent: "start" })]
  const first = await ask(QUIZ)
  const total = Number(/Question 1 of (\d+)/.exec(first)![1])
  const attempt = /name="attempt" value="([^"]+)"/.exec(first)![1]!
  for (let number = 1; number <= total; number++) {
    const page = await ask(`${QUIZ}?q=${number}`)
    const question = /name="question" value="([^"]+)"/.exec(page)![1]!
    const form = { intent: "save", attempt, question, number: String(number), chosen: "1" }
    bodies.push(page, await ask(`${QUIZ}.data?q=${number}`, form), await ask(`${QUIZ}.data?q=${number}`))
    bodies.push(
      await ask(`${QUIZ}?q=${number}`, { ...form, to: "review" }),
      await ask(`${QUIZ}?q=${number}`, form),
    )
  }
  bodies.push(await ask(`${QUIZ}?q=review`), await ask(`${QUIZ}.data?q=review`))
  bodies.push(await ask(`${QUIZ}?result=${attempt}`), await ask(`${QUIZ}.data?result=${attempt}`))
  const before = bodies.join("\n")
  expect(reasons.filter(words => before.includes(words))).toEqual([])
  expect(before).not.toMatch(/is_?critical|"answer"|"feedback"|"explanation"/i)

  await ask(QUIZ, { intent: "submit", attempt })
  const after = await ask(`${QUIZ}.data?result=${attempt}`)
  expect(reasons.filter(words => after.includes(words)).length).toBeGreaterThan(total)
})

/** A page in a new context, without JavaScript. */
async function plainPage(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  return context.newPage()
}
