import { expect, expectAccessible, test } from "../support/e2e.ts"
import { newEvent } from "../support/e2e-events.ts"
import { GRACE, LEO, link, member } from "../support/guardian-pair.ts"

test("a learner registers and reminds the guardian, who signs and later withdraws", async ({
  browser,
  admin,
  baseURL,
}) => {
  test.slow()
  const { page: learner, email: leo } = await member(browser, admin, baseURL!, LEO)
  const { page: guardian, email: grace } = await member(browser, admin, baseURL!, GRACE)
  const { learner_id, guardian_id } = await link(admin, grace, leo)
  await admin
    .from("consents")
    .insert({
      learner_id,
      guardian_id,
      kind: "consent-events",
      version: 1,
      is_given: true,
      signed_name: "Grace",
    })
    .throwOnError()
  const { slug } = await newEvent(5)

  await learner.goto(`/events/${slug}`)
  await learner.getByRole("button", { name: "Save my spot" }).click()
  await expect(learner.getByText("Your guardian has not signed yet.")).toBeVisible()
  await learner.goto("/me")
  await expect(learner.getByText("Your guardian has not signed yet")).toBeVisible()
  await learner.getByRole("link", { name: "Send a reminder for Night Shift" }).click()
  await learner.getByRole("button", { name: "Send a reminder" }).click()
  await expect(learner.getByText("You sent a reminder.")).toBeVisible()
  await learner.goto("/me")
  await expect(learner.getByText("You sent a reminder.")).toBeVisible()
  await expect(learner.getByRole("link", { name: "Send a reminder" })).toHaveCount(0)
  await expectAccessible(learner)

  await guardian.goto("/me")
  await expect(guardian.getByRole("link", { name: "Leo is waiting for your answer" })).toBeVisible()
  await guardian.setViewportSize({ width: 320, height: 640 })
  await guardian.goto(`/guardian/learners/${learner_id}`)
  await expectAccessible(guardian)
  expect(await guardian.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await guardian.getByRole("link", { name: "Sign the permission slip for Night Shift" }).click()
  await guardian.getByLabel("Yes, they can").check()
  await guardian.getByLabel("Emergency contact").fill("Grace")
  await guardian.getByLabel("Their phone number").fill("+1 501 555 0100")
  await guardian.getByLabel("Your full name, as your signature").fill("Grace Guardian")
  await guardian.getByRole("button", { name: "Sign and send" }).click()
  await expect(guardian.getByText("Your answer is saved")).toBeVisible()
  await learner.goto("/me")
  await expect(learner.getByRole("link", { name: "Ticket for Night Shift" })).toBeVisible()

  await guardian.goto(`/guardian/learners/${learner_id}`)
  await guardian.getByRole("link", { name: "Change or withdraw permission for Night Shift" }).click()
  await guardian.getByRole("group", { name: "Can they go?" }).getByLabel("No").check()
  await guardian.getByLabel("Your full name, as your signature").fill("Grace Guardian")
  await guardian.getByRole("button", { name: "Sign and send" }).click()
  await expect(guardian.getByText("Your answer is saved")).toBeVisible()
  await learner.goto("/me/events")
  await expect(learner.getByText("Night Shift")).toHaveCount(0)
})
