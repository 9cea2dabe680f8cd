import { createClient } from "@supabase/supabase-js"
import { RunningSite } from "#tests/process/running-site.ts"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { signIn, signInAs } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor", state: "Ohio" }
const RAFFLE = "/raffles/rescue-backpack"
const TO_RAFFLES = 'a[href^="/raffles"]'

test("an administrator closes raffles: visitors find none, a ticket stays, and opening brings all back", async ({
  page: member,
  context,
  browser,
}) => {
  test.slow()
  // A site of its own, because a closed module is closed for every test.
  const site = await RunningSite.start()
  const baseURL = `http://localhost:${site.port}`
  const open = async () => (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage()
  const visitor = await open()
  const office = await open()
  const statusOf = async (path: string) => (await visitor.request.get(path)).status()
  const sitemap = async () => (await visitor.request.get("/sitemap.xml")).text()
  try {
    const [key] = await site.sql<{ value: string }>(
      "select value ->> 'secretKey' as value from backend.keys where name = 'gateway'",
    )
    const admin = createClient(baseURL, key!.value, { auth: { persistSession: false } })
    await signIn(context, admin, baseURL, ADULT)
    await member.goto(baseURL + RAFFLE)
    await hydrated(member)
    await member.getByRole("button", { name: "Enter for free" }).click()
    await expect(member.getByText("You’re in.")).toBeVisible()
    const [entry] = await site.sql<{ number: number }>(
      "select number from public.raffle_entries order by entered_at desc limit 1",
    )
    const number = String(entry!.number).padStart(4, "0")

    await visitor.goto("/")
    expect(await visitor.locator(TO_RAFFLES).count()).toBeGreaterThan(2)
    expect(await sitemap()).toContain("/raffles")

    await signInAs("admin", office.context(), baseURL, (text, values) => site.sql(text, values))
    await office.goto("/staff/modules")
    await expectAccessible(office)
    await office.getByRole("button", { name: "Switch off Raffles" }).click()
    await expect(office.getByText("It’s off. Visitors no longer see it.")).toBeVisible()

    // Caches hear of it from the database.
    await expect.poll(() => statusOf("/raffles")).toBe(404)
    await visitor.goto("/raffles")
    await expect(visitor.getByRole("heading", { name: "This part of the site is closed" })).toBeVisible()
    await hydrated(visitor)
    await expectAccessible(visitor)
    await visitor.goto("/")
    await hydrated(visitor)
    await expect(visitor.getByRole("contentinfo").getByRole("link", { name: "Volunteer" })).toBeVisible()
    await expect(visitor.locator(TO_RAFFLES)).toHaveCount(0)
    expect(await sitemap()).not.toContain("/raffles")
    const field = visitor.getByRole("combobox", { name: "Search this site" })
    await expect(async () => {
      await visitor.keyboard.press("Control+k")
      await expect(field).toBeFocused({ timeout: 2_000 })
    }).toPass()
    await field.fill("raffle")
    await expect(visitor.getByRole("dialog").getByRole("option").first()).toBeVisible()
    await expect(visitor.locator(TO_RAFFLES)).toHaveCount(0)

    await member.goto(baseURL + RAFFLE)
    await expect(member.getByText("We’re not taking new entries.", { exact: false })).toBeVisible()
    await expect(
      member.getByRole("listitem").filter({ hasText: "Free web entry" }).filter({ hasText: number }),
    ).toBeVisible()
    await member.goto(`${baseURL}/me`)
    await expect(member.getByText(number, { exact: true })).toBeVisible()
    await expect(member.getByRole("link", { name: "See all raffles" })).toHaveCount(0)

    await office.getByRole("button", { name: "Switch on Raffles" }).click()
    await expect(office.getByText("It’s on. Visitors see it again.")).toBeVisible()
    await expect.poll(() => statusOf("/raffles")).toBe(200)
    await visitor.goto("/")
    expect(await visitor.locator(TO_RAFFLES).count()).toBeGreaterThan(2)
    expect(await sitemap()).toContain("/raffles")
    await member.reload()
    await expect(member.getByRole("link", { name: "See all raffles" })).toBeVisible()
  } finally {
    // The browser logs that its live connection ends.
    await member.close()
    await site.remove()
  }
})
