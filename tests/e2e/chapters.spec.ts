import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase, emailsTo } from "#tests/support/e2e-database.ts"
import { signIn } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Robin" }

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
  await expect(page).toHaveURL("/about/chapters/little-rock")
  const ownEvents = page.getByRole("region", { name: "Next events", exact: true })
  await expect(ownEvents.getByRole("listitem")).toHaveCount(3)
  await expectAccessible(page)
})

test("the map is a keyboard: arrow keys move, Enter opens the drawer, closing returns to the key", async ({
  page,
}) => {
  await page.goto("/about/chapters?state=AR")
  await hydrated(page)
  const arkansas = page.getByRole("button", { name: "AR, 6 chapters in Arkansas" })
  await expect(arkansas).toHaveAttribute("aria-pressed", "true")
  await arkansas.focus()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowDown")
  const oklahoma = page.getByRole("button", { name: "OK, 4 chapters in Oklahoma" })
  await expect(oklahoma).toBeFocused()
  await expect(arkansas).toHaveAttribute("tabindex", "-1")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/about/chapters?state=OK#drawer")
  await expect(page.getByRole("article", { name: "Norman" })).toBeFocused()
  await page.getByRole("link", { name: "Next in Oklahoma" }).click()
  await expect(page.getByRole("article", { name: "Oklahoma City" })).toBeFocused()
  await page.getByRole("link", { name: "Close the drawer" }).click()
  await expect(oklahoma).toBeFocused()
  await page.getByRole("button", { name: "NV, no chapter yet in Nevada" }).click()
  await expect(page.getByRole("article", { name: "Nevada" })).toContainText("Be the first")
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
    await page.getByRole("button", { name: "TX, 2 chapters in Texas" }).click()
    await expect(page.getByRole("article", { name: "Austin" })).toBeVisible()
    await page.getByRole("link", { name: "Open its page" }).click()
    await page.getByLabel("Your name").fill("Ana")
    await page.getByLabel("Your email").fill(`${crypto.randomUUID()}@example.org`)
    await page.getByLabel("Message").fill("Do you train volunteers before festivals?")
    await page.getByRole("button", { name: "Send" }).click()
    await expect(page.getByText("Sent. The Austin leads answer by email.")).toBeVisible()
  })
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
