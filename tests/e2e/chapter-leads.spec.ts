import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase, emailsTo } from "#tests/support/e2e-database.ts"
import { signIn, signInAs } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Robin" }

test("a lead answers a message to the own chapter by email and marks it as done", async ({
  page,
  context,
  baseURL,
}) => {
  const sender = `${crypto.randomUUID()}@example.org`
  const text = "May I bring my mother? She wants to learn it, too."
  const rows = await askDatabase(
    `insert into public.chapter_messages (chapter_id, name, email, body)
     select id, 'Ana of ' || name, $1, $2 from public.chapters where slug in ('little-rock', 'tulsa')
     returning id, name`,
    [sender, text],
  )
  const idOf = (name: string) => rows.find(row => row.name === name).id
  await signInAs("chapter", context, baseURL!)
  await page.goto("/staff/chapter-messages")
  await expect(page.getByRole("link", { name: "Ana of Tulsa" })).toHaveCount(0)
  expect((await page.goto(`/staff/chapter-messages/${idOf("Ana of Tulsa")}`))?.status()).toBe(404)
  await page.goto(`/staff/chapter-messages/${idOf("Ana of Little Rock")}`)
  await expect(page.getByText(sender)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send the answer" }).click()
  await expect(page.getByText("Write between 2 and 2,000 characters.").first()).toBeVisible()
  await page.getByLabel("Your answer").fill("Yes, bring her. We meet on Tuesday at six.")
  await page.getByRole("button", { name: "Send the answer" }).click()
  await expect(page.getByText("Sent. The message is done.")).toBeVisible()
  expect((await emailsTo(sender, "chapter-answer")).map(({ params }) => params.question)).toEqual([text])
  await page.getByRole("button", { name: "Open again" }).click()
  await expect(page.getByRole("button", { name: "Mark as done" }).first()).toBeVisible()
})

test("a chapter lead edits the own chapter and sees no other", async ({ page, context, baseURL }) => {
  await signInAs("chapter", context, baseURL!)
  await page.goto("/staff/chapters")
  await expect(page.getByRole("link", { name: "Little Rock" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Tulsa" })).toHaveCount(0)
  await expect(page.getByText("Create a chapter")).toHaveCount(0)
  await page.getByRole("link", { name: "Little Rock" }).click()
  const needs = `A driver, and ${crypto.randomUUID()}`
  await page.getByLabel("Needs").fill(needs)
  await expect(page.getByRole("button", { name: "Close it" })).toHaveCount(0)
  await page.getByRole("button", { name: "Save the page" }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  await page.goto("/about/chapters/little-rock")
  await expect(page.getByText(needs)).toBeVisible()
  const [tulsa] = await askDatabase("select id from public.chapters where slug = 'tulsa'", [])
  expect((await page.goto(`/staff/chapters/${tulsa.id}`))?.status()).toBe(404)
})

test("a lead removes a member, who reads the reason on the chapter’s page", async ({
  page,
  context,
  browser,
  admin,
  baseURL,
}) => {
  const name = `Robin ${crypto.randomUUID().slice(0, 8)}`
  await signIn(context, admin, baseURL!, { ...ADULT, display_name: name })
  await page.goto("/about/chapters/little-rock")
  await page.getByRole("button", { name: "Join" }).click()
  await expect(page.getByText("You joined the Little Rock chapter.")).toBeVisible()

  const leads = await browser.newContext({ reducedMotion: "reduce" })
  await signInAs("chapter", leads, baseURL!)
  const staff = await leads.newPage()
  await staff.goto("/staff/chapters")
  await staff.getByRole("link", { name: "Little Rock" }).click()
  await staff.getByText(name, { exact: true }).click()
  await staff.getByRole("button", { name: `Remove ${name}` }).click()
  await expect(staff.getByText("Give the reason in 5 to 500 characters.").first()).toBeVisible()
  await staff.getByLabel(`Why are you removing ${name}?`).fill("You sold kits that are free.")
  await staff.getByRole("button", { name: `Remove ${name}` }).click()
  await expect(staff.getByText("Removed. We sent them the reason.")).toBeVisible()
  await expectAccessible(staff)

  await page.reload()
  await expect(page.getByText("You sold kits that are free.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Join" })).toHaveCount(0)
  await staff.getByRole("button", { name: `Let ${name} join again` }).click()
  await expect(staff.getByText("They can join again.")).toBeVisible()
  await page.reload()
  await expect(page.getByRole("button", { name: "Join" })).toBeVisible()
})

test("staff see how a chapter is doing, and their forms work without JavaScript", async ({
  browser,
  baseURL,
}) => {
  const [{ id }] = await askDatabase("select id from public.chapters where slug = 'searcy'", [])
  const [message] = await askDatabase(
    `insert into public.chapter_messages (chapter_id, name, email, body)
     values ($1, 'Ines', $2, 'Could you teach the staff of our hotel?') returning id`,
    [id, `${crypto.randomUUID()}@example.org`],
  )
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await signInAs("outreach", context, baseURL!)
  const page = await context.newPage()
  await page.goto(`/staff/chapters/${id}`)
  await expect(page.getByText("0 of 6 done.")).toBeVisible()
  await page.getByLabel("Kits every three months").fill("many")
  await page.getByRole("button", { name: "Save the plan" }).click()
  await expect(page.getByText("Enter a whole number.").first()).toBeVisible()
  await page.getByLabel("Kits every three months").fill("48")
  await page.getByRole("button", { name: "Save the plan" }).click()
  await expect(page.getByText("48 kits every three months.")).toBeVisible()
  await expect(page.getByText("1 of 6 done.")).toBeVisible()
  await page.getByLabel("People").fill("4")
  await page.getByRole("button", { name: "Report the figures" }).click()
  await expect(page.getByText("Leave it empty below 5").first()).toBeVisible()
  await page.getByLabel("People").fill("12")
  await page.getByRole("button", { name: "Report the figures" }).click()
  await expect(page.getByText("Last reported on")).toBeVisible()
  await page.getByRole("button", { name: "Open it" }).click()
  await expect(page.getByText("1 of 3.")).toBeVisible()
  await page.getByRole("button", { name: "Pause it" }).click()
  await expect(page.getByRole("heading", { name: "Health" })).toHaveCount(0)
  await page.goto(`/staff/chapter-messages/${message.id}`)
  await page.getByLabel("Your answer").fill("Yes, on any Monday.")
  await page.getByRole("button", { name: "Send the answer" }).click()
  await expect(page.getByText("Sent. The message is done.")).toBeVisible()
  await context.close()
})
