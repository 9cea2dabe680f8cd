import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signIn, signInAs } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Robin" }

async function emailsTo(address: string, message: string) {
  return askDatabase(
    "select params from private.email_outbox where to_address = $1 and message = $2 order by created_at",
    [address, message],
  )
}

test("a visitor finds a chapter by its city, opens the drawer and writes to the leads", async ({ page }) => {
  await page.goto("/about/chapters")
  await hydrated(page)
  await page.getByLabel("City, campus or ZIP code").fill("tulsa")
  await page.getByRole("button", { name: "Search" }).click()
  await expect(page.getByRole("heading", { name: "Closest to Tulsa" })).toBeVisible()
  const [first, second] = [
    page.getByRole("listitem").filter({ hasText: "0 mi" }).first(),
    page.getByText("60 mi"),
  ]
  await expect(first).toContainText("Tulsa")
  await expect(second).toBeVisible()
  await page.getByRole("link", { name: /^Tulsa/ }).click()
  const drawer = page.getByRole("article", { name: "Tulsa" })
  await expect(drawer).toBeFocused()
  await expect(drawer).toContainText("of 4 in Oklahoma")
  await drawer.getByRole("link", { name: "Write to the leads" }).click()
  await expect(page).toHaveURL("/about/chapters/tulsa#contact")
  const sender = `${crypto.randomUUID()}@example.org`
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText("Write at least a sentence or two.").first()).toBeVisible()
  await page.getByLabel("Your name").fill("Ana")
  await page.getByLabel("Your email").fill(sender)
  await page.getByLabel("Message").fill("When do you meet next month, and may I bring my mother?")
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText("Sent. The Tulsa leads answer by email.")).toBeVisible()
  const [message] = await askDatabase("select id from public.chapter_messages where email = $1", [sender])
  const emails = await emailsTo("chapters@openairway.example", "chapter-message")
  expect(emails.map(({ params }) => params)).toContainEqual({ id: message.id, chapter: "Tulsa" })
})

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

test("list, drawer and page show the next dates of a chapter with the seats that are left", async ({
  page,
}) => {
  await page.goto("/about/chapters?place=Little+Rock&chapter=little-rock")
  await hydrated(page)
  await expect(page.getByRole("link", { name: /^Little Rock/ })).toContainText(/Next: \w{3}, \w{3} \d+/)
  const events = page.getByRole("region", { name: "Next events in Little Rock" })
  await expect(events.getByRole("listitem")).toHaveCount(3)
  const [next] = await askDatabase(
    `select d.id, e.slug from public.next_chapter_dates() d join public.events e on e.id = d.event_id
     join public.chapters c on c.id = e.chapter_id where c.slug = 'little-rock' order by d.starts_at limit 1`,
    [],
  )
  const first = events.getByRole("listitem").first()
  await expect(first.getByRole("link")).toHaveAttribute("href", `/events/${next.slug}`)
  await expect(first).toContainText(/seats? left/)
  await page.getByRole("link", { name: "Open its page" }).click()
  await expect(page.getByRole("region", { name: "Next events" }).getByRole("listitem")).toHaveCount(3)
  await expectAccessible(page)
})

test("the map is a keyboard: arrow keys move, Enter opens the drawer, closing returns to the key", async ({
  page,
}) => {
  await page.goto("/about/chapters?state=AR")
  await hydrated(page)
  const arkansas = page.getByRole("button", { name: "AR, Arkansas, 6 chapters" })
  await expect(arkansas).toHaveAttribute("aria-pressed", "true")
  await arkansas.focus()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowDown")
  const oklahoma = page.getByRole("button", { name: "OK, Oklahoma, 4 chapters" })
  await expect(oklahoma).toBeFocused()
  await expect(arkansas).toHaveAttribute("tabindex", "-1")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/about/chapters?state=OK#drawer")
  await expect(page.getByRole("article", { name: "Norman" })).toBeFocused()
  await page.getByRole("link", { name: "Next in Oklahoma" }).click()
  await expect(page.getByRole("article", { name: "Oklahoma City" })).toBeFocused()
  await page.getByRole("link", { name: "Close the drawer" }).click()
  await expect(oklahoma).toBeFocused()
  await page.getByRole("button", { name: "NV, Nevada, no chapter yet" }).click()
  await expect(page.getByRole("article", { name: "Nevada" })).toContainText("Be the first")
})

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

  const context = await browser.newContext({ reducedMotion: "reduce" })
  await signInAs("outreach", context, baseURL!)
  const staff = await context.newPage()
  await staff.goto("/staff/chapter-applications")
  await staff.getByRole("link", { name: "Eureka Springs, Arkansas" }).last().click()
  await staff.getByLabel("Note to the applicant").fill("Does Tuesday suit you?")
  await staff.getByRole("button", { name: "Invite to talk" }).click()
  await expect(staff.getByText("Updated. We emailed the applicant.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Does Tuesday suit you?")).toBeVisible()
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

test("a member joins a chapter, finds it on the account page and leaves it", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await signIn(context, admin, baseURL!, { ...ADULT, state: "Tennessee" })
  await page.goto("/about/chapters")
  await expect(page.getByRole("heading", { name: "Closest to Tennessee" })).toBeVisible()
  await page.goto("/about/chapters/memphis")
  await page.getByRole("button", { name: "Join" }).click()
  await expect(page.getByText("You joined the Memphis chapter.")).toBeVisible()
  await page.goto("/me")
  await page.getByRole("link", { name: "Memphis" }).click()
  await page.getByRole("button", { name: "Leave the chapter" }).click()
  await expect(page.getByText("You left the Memphis chapter.")).toBeVisible()
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("search, map, drawer and contact form work", async ({ page }) => {
    await page.goto("/about/chapters")
    const field = page.getByLabel("City, campus or ZIP code")
    await field.fill("7270")
    await page.getByRole("button", { name: "Search" }).click()
    await expect(page.getByText("We don’t know that ZIP code.").last()).toBeVisible()
    await expect(field).toHaveValue("7270")
    await field.fill("72701")
    await page.getByRole("button", { name: "Search" }).click()
    await expect(page).toHaveURL("/about/chapters?place=Fayetteville")
    await expect(page.getByRole("link", { name: /^Fayetteville/ })).toContainText("0 mi")
    await page.getByRole("button", { name: "TX, Texas, 2 chapters" }).click()
    await expect(page.getByRole("article", { name: "Austin" })).toBeVisible()
    await page.getByRole("link", { name: "Open its page" }).click()
    await page.getByLabel("Your name").fill("Ana")
    await page.getByLabel("Your email").fill(`${crypto.randomUUID()}@example.org`)
    await page.getByLabel("Message").fill("Do you train volunteers before festivals?")
    await page.getByRole("button", { name: "Send" }).click()
    await expect(page.getByText("Sent. The Austin leads answer by email.")).toBeVisible()
  })
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

for (const path of [
  "/about/chapters?state=OK",
  "/about/chapters?place=Atlantis",
  "/about/chapters/tulsa",
  "/about/chapters/apply",
]) {
  test(`${path} is accessible and fits 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
