import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { emailsTo } from "../support/e2e-database.ts"
import { signInAs } from "../support/sign-in.ts"

test("a donor offers goods, finance notes the next step and answers, and the link shows it", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@example.org`
  const name = `Rosa ${email.slice(0, 8).replace(/\d/g, "x")}`
  await page.goto("/get-involved/donor")
  await page.getByLabel("Goods, space or time").check()
  await page.getByLabel("Your name").fill(name)
  await page.getByLabel("Your email").fill(email)
  await page.getByLabel("What would you like to give?").fill("Gloves")
  await page.getByRole("button", { name: "Send the offer" }).click()
  await expect(page.getByText("Write at least a sentence or two.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("What would you like to give?").fill("Forty boxes of gloves, every spring.")
  await page.getByRole("button", { name: "Send the offer" }).click()
  await expect(page.getByText("We got your offer.")).toBeVisible()
  await expect(page.getByLabel("What would you like to give?")).toHaveValue("")
  const [sent] = await emailsTo(email, "gift-offer")
  await page.goto(`/get-involved/donor/offers/${sent.params.token}`)
  await expect(page.getByRole("listitem").filter({ hasText: "You are here" })).toContainText("Received")
  await expectAccessible(page)

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
  await signInAs("finance", plain, baseURL!)
  const staff = await plain.newPage()
  await staff.goto("/staff/gift-offers")
  await staff.getByRole("link", { name }).last().click()
  await staff.getByLabel("Next step").fill("Find a shelf")
  await staff.getByRole("button", { name: "Save the next step" }).click()
  await expect(staff.getByText("Next step saved.")).toBeVisible()
  await staff.getByRole("button", { name: "Decline" }).click()
  await expect(staff.getByText("Write the reason. The donor reads it.").first()).toBeVisible()
  await staff.getByLabel("Note to the donor").fill("Could you bring them in May?")
  await staff.getByRole("button", { name: "Start talking" }).click()
  await expect(staff.getByText("Updated. We emailed the donor.")).toBeVisible()
  await plain.close()

  await page.reload()
  await expect(page.getByText("Could you bring them in May?")).toBeVisible()
  await expect(page.getByText("Find a shelf")).toHaveCount(0)
  await page.getByRole("button", { name: "Withdraw the offer" }).click()
  await expect(page.getByText("You withdrew the offer.")).toBeVisible()
})

test("the signs can be checked with the keyboard, and no answer leaves the page", async ({ page }) => {
  // The first question is answered twice before the site's scripts arrive.
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async route => {
    await arrived
    await route.continue()
  })
  await page.goto("/get-involved/learn")
  const sent: string[] = []
  page.on("request", request => {
    // The files of the site may still load: its scripts start after the first paint.
    const isFile = /\/(assets|builds|__manifest)\b/.test(new URL(request.url()).pathname)
    if (request.method() !== "GET" || !(isFile || request.resourceType() === "image"))
      sent.push(request.url())
  })
  const questions = page.getByRole("group", { name: /^Question/ })
  await questions.first().getByLabel("Wide and round").focus()
  await page.keyboard.press("Space")
  await expect(page.getByText("Not this one.")).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  const reply = page.getByText("Yes. Opioids make pupils very small.")
  await expect(reply).toBeVisible()
  release()
  await hydrated(page)
  await expect(reply).toBeVisible()
  await expect(page.getByText("Not this one.")).toBeHidden()
  for (let at = 1; at < 6; at++) await questions.nth(at).getByRole("radio").first().check()
  await expect(page.getByText(/^\d of 6\. Now you know the others, too\./)).toBeVisible()
  expect(sent).toEqual([])
  expect(page.url()).not.toContain("?")
  await expectAccessible(page)
})
