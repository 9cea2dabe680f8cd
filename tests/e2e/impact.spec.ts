import { expect, expectAccessible, listening, test } from "../support/e2e.ts"
import { signInAs } from "../support/sign-in.ts"

// The browser logs the response to a form that was rejected.
test.use({ expectedMessages: /status of 400/ })

test("the impact page shows every number with its definition, table and file, at every width", async ({
  page,
}) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/about/impact")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/people are still here/i)
    await page.getByLabel("Show how this is counted: reversals").click()
    await expect(page.getByText("Counted by hand, up to October 31, 2026").nth(1)).toBeVisible()
    await page.getByText("The map as a table").click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  }
  const table = page.getByRole("table", { name: "The 5 states with the most reversals" })
  await expect(table.getByRole("row", { name: /Arkansas/ })).toContainText("4,812")
  const states = await page.request.get("/about/impact/states.csv")
  expect(states.headers()["content-type"]).toBe("text/csv; charset=utf-8")
  const lines = (await states.text()).trim().split("\r\n")
  expect(lines[0]).toBe("state,people_trained,reversals,kits,lessons")
  const numbers = lines.slice(1).flatMap(line => line.split(",").slice(1).filter(Boolean).map(Number))
  expect(Math.min(...numbers)).toBeGreaterThan(10)
  const months = await (await page.request.get("/about/impact/months.csv")).text()
  expect(months).toContain("\r\n2019-01,")
})

test("the number of trained people changes in an open page when someone gets a certificate", async ({
  page,
  admin,
}) => {
  await page.goto("/about/impact")
  await listening(page)
  const ledger = page.getByRole("region", { name: "Our numbers" })
  await ledger.scrollIntoViewIfNeeded()
  const shown = async () => Number((await ledger.locator("dd").first().textContent())!.replaceAll(",", ""))
  const before = await shown()
  const email = `${crypto.randomUUID()}@example.org`
  const { data: member } = await admin.auth.admin.createUser({ email })
  const { data: course } = await admin.from("courses").select("id").limit(1).single().throwOnError()
  await admin
    .from("certificates")
    .insert({
      ...{ id: crypto.randomUUID().replaceAll("-", ""), user_id: member.user!.id, course_id: course.id },
      ...{ course_title: "Basics", criteria: "Passed" },
    })
    .throwOnError()
  await expect.poll(shown).toBeGreaterThan(before)
})

test("an editor corrects a month, and the page shows both versions with the reason", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs("editor", context, baseURL!)
  await page.goto("/staff/impact/lessons")
  const form = page.locator("form", { has: page.getByRole("button", { name: "Correct the month" }) })
  await form.getByLabel("Month").selectOption({ index: 3 })
  await form.getByLabel("Correct number").fill("402")
  await form.getByRole("button").click()
  await expect(form.getByText("Say why in a sentence.").first()).toBeVisible()
  await form.getByLabel("Reason").fill("A sign-in sheet was found later.")
  await form.getByRole("button").click()
  await expect(page.getByText("Saved as a new version.")).toBeVisible()
  await expectAccessible(page)
  await page.goto("/about/impact")
  await page.getByLabel("Show how this is counted: visits to a lesson in a room").click()
  await expect(
    page.getByText(/Jul 2026 was \d+ and is now 402\. Why: A sign-in sheet was found later\./),
  ).toBeVisible()
})
