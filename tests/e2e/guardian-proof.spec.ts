import { readFileSync } from "node:fs"
import type { SupabaseClient } from "@supabase/supabase-js"
import { strFromU8, unzipSync } from "fflate"
import { expect, expectAccessible, test } from "../support/e2e.ts"
import { GRACE, LEO, link, member } from "../support/guardian-pair.ts"
import { PASSWORD, signInAnHourAgo } from "../support/sign-in.ts"

test("a guardian with an old sign-in withdraws at once, and confirms before the page opens", async ({
  browser,
  admin,
  baseURL,
}) => {
  const { email: leo } = await member(browser, admin, baseURL!, LEO)
  const { page, email } = await member(browser, admin, baseURL!, GRACE)
  const pair = await link(admin, email, leo)
  await allow(admin, pair, "consent-course", "consent-photos")
  await signInAnHourAgo(page.context(), baseURL!, email)

  await page.goto(`/guardian/learners/${pair.learner_id}`)
  await expect(page.getByText("Confirm that it’s you to open the page")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Courses" })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole("button", { name: /Withdraw.*Be in photos/ }).click()
  await expect(page.getByRole("main").getByRole("status")).toContainText("It has stopped")
  await expect(page.getByRole("button", { name: /Withdraw.*Be in photos/ })).toBeHidden()

  await page.getByLabel("Your password").fill("not the password")
  await page.getByRole("button", { name: "Open the page" }).click()
  await expect(page.getByText("That is not your password.").first()).toBeVisible()
  await page.getByLabel("Your password").fill(PASSWORD)
  await expect(page.getByText("That is not your password.")).toHaveCount(0)
  await page.getByRole("button", { name: "Open the page" }).click()
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test(`a guardian whose sign-in gets old while answering confirms in place and keeps the answers, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    admin,
    baseURL,
  }) => {
    const { email: leo } = await member(browser, admin, baseURL!, LEO)
    const { page, email } = await member(browser, admin, baseURL!, GRACE, javaScriptEnabled)
    const pair = await link(admin, email, leo)
    await page.goto(`/guardian/learners/${pair.learner_id}`)
    await signInAnHourAgo(page.context(), baseURL!, email)
    const course = page.getByRole("group", { name: /^Take the course/ }).getByRole("radio", { name: "Yes" })
    for (const no of await page.getByRole("radio", { name: "No" }).all()) await no.check()
    await course.check()
    await page.getByLabel("Your full name, as your signature").fill("Grace Guardian")
    await page.getByRole("button", { name: "Sign and save" }).click()

    await expect(page.getByText("Everything you chose is still here.")).toBeVisible()
    await expect(page.getByLabel("Your password")).toBeFocused()
    await page.getByRole("button", { name: "Email me a code instead" }).click()
    await expect(page.getByLabel(`Code we emailed to ${email}`)).toBeVisible()
    await expect(course).toBeChecked()
    await expect(page.getByLabel("Your full name, as your signature")).toHaveValue("Grace Guardian")
    const outbox = await page.context().newPage()
    await outbox.goto("/dev/mail")
    await outbox.getByRole("listitem").filter({ hasText: email }).first().getByRole("link").click()
    const code = /\b\d{6}\b/.exec((await outbox.locator("pre").textContent()) ?? "")![0]
    await outbox.close()
    await page.getByLabel(`Code we emailed to ${email}`).fill(code)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("Your answers are saved")
    const { data } = await admin
      .from("consents")
      .select("kind")
      .match({ learner_id: pair.learner_id, is_given: true })
      .throwOnError()
    expect(data).toEqual([{ kind: "consent-course" }])
  })
}

test("a guardian requests a copy of a learner's data, downloads it, and the learner sees the request", async ({
  browser,
  admin,
  baseURL,
}) => {
  const { page: learner, email: leo } = await member(browser, admin, baseURL!, LEO)
  const { page, email } = await member(browser, admin, baseURL!, GRACE)
  const pair = await link(admin, email, leo)
  await signInAnHourAgo(page.context(), baseURL!, email)

  await page.goto(`/guardian/learners/${pair.learner_id}/export`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A copy of Leo’s data")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Request a copy" }).click()
  await expect(page.getByText("Enter your password, so no one else can do this.").first()).toBeVisible()
  await page.getByLabel("Your password").fill("not the password")
  await page.getByRole("button", { name: "Request a copy" }).click()
  await expect(page.getByText("That is not your password.").first()).toBeVisible()
  await page.getByLabel("Your password").fill(PASSWORD)
  await page.getByRole("button", { name: "Request a copy" }).click()
  await expect(page.getByRole("main").getByRole("status")).toContainText("We’ll email you when it is ready.")
  await expect(page).toHaveURL(`/guardian/learners/${pair.learner_id}`)

  await admin.functions.invoke("jobs", { body: { seconds: 20 } })
  const download = page.getByRole("link", { name: "Download" })
  await expect(async () => {
    await page.reload()
    await expect(download).toBeVisible({ timeout: 1000 })
  }).toPass()
  const arriving = page.waitForEvent("download")
  await download.click()
  const zip = unzipSync(readFileSync(await (await arriving).path()))
  expect(strFromU8(zip["index.html"]!)).toContain("Leo")

  await learner.goto("/me/guardians/mirror")
  await expect(learner.getByText("Grace requested a copy of the data")).toBeVisible()
})

async function allow(
  admin: SupabaseClient,
  { learner_id, guardian_id }: { learner_id: string; guardian_id: string },
  ...kinds: string[]
) {
  const given = { learner_id, guardian_id, version: 1, is_given: true, signed_name: "Grace Guardian" }
  await admin
    .from("consents")
    .insert(kinds.map(kind => ({ kind, ...given })))
    .throwOnError()
}
