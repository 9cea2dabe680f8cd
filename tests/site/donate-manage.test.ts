import { afterAll, expect, test } from "vitest"
import { pageForms } from "../support/page-forms.ts"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, close, site, sql, signedInBrowser } = await sessionSite()
afterAll(close)

const PAGE = "/donate/manage"
type Browser = ReturnType<typeof browserOf>

/** Gives $60 a month with the test provider. */
async function give(browser: Browser, email = `${crypto.randomUUID()}@example.org`, method = "card") {
  const fields = {
    ...{ name: "Ana Reyes", visibility: "anonymous", frequency: "monthly", own_amount: "60", email, method },
  }
  const { headers } = await browser.post("/donate", fields)
  const checkout = `/donate/test-checkout${new URL(String(headers.location), "http://x").search}`
  for (const choice of method === "bank" ? ["debit", "settle"] : ["pay"])
    await browser.post(checkout, { choice })
  const [row] = await sql<{ id: string }>("select id from public.subscriptions where donor_email = $1", [
    email,
  ])
  return { email, id: row!.id }
}

async function keyIn(email: string) {
  const [row] = await sql<{ key: string }>(
    "select params ->> 'key' as key from private.email_outbox where message = 'gift-link' and to_address = $1",
    [email],
  )
  return row?.key
}

test("a donor changes, skips, pauses and cancels a gift by the emailed link, without JavaScript", async () => {
  const browser = browserOf(new Map())
  const { email, id } = await give(browser)
  const asked = await browser.post(PAGE, { intent: "link", email })
  expect([asked.status, asked.headers.location]).toEqual([303, PAGE])
  expect((await browser.ask(PAGE)).text).toContain("Check your email")
  const opened = await browser.ask(`${PAGE}?key=${await keyIn(email)}`)
  expect([opened.status, opened.headers.location]).toEqual([303, `${PAGE}?opened`])
  const { text } = await browser.ask(`${PAGE}?opened`)
  expect(text).toContain("$60 a month")
  expect(text).not.toMatch(/key=|[0-9a-f]{64}/)
  async function change(kind: string, fields: Record<string, string> = {}) {
    const { status } = await browser.post(PAGE, { intent: `${kind} ${id}`, ...fields })
    return [status, (await browser.ask(PAGE)).text] as const
  }
  expect(await change("amount", { amount: "75" })).toEqual([303, expect.stringContaining("$75 a month")])
  expect(await change("frequency", { frequency: "quarterly" })).toEqual([
    303,
    expect.stringContaining("$75 every 3 months"),
  ])
  expect(await change("skip")).toEqual([303, expect.stringContaining("Skipped.")])
  expect(await change("pause", { months: "3" })).toEqual([
    303,
    expect.stringContaining("Nothing is charged until"),
  ])
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  expect(await change("date", { date: day })).toEqual([303, expect.stringContaining(`value="${day}"`)])
  const card = await browser.post(PAGE, { intent: `card ${id}` })
  const cardPage = new URL(String(card.headers.location), "http://x")
  expect((await browser.ask(cardPage.pathname + cardPage.search)).text).toContain("Test mode, no money moves")
  await browser.post(cardPage.pathname + cardPage.search, { card: "works" })
  expect((await browser.ask(PAGE)).text).toContain("We’ll use it from now on.")
  expect(await change("cancel")).toEqual([303, expect.stringContaining("Nothing more is charged.")])
  expect((await browser.post(PAGE, { intent: `skip ${id}` })).status).toBe(409)
})

test("the test page for a new way to pay asks for what the donor pays from", async () => {
  for (const [method, asked, other] of [
    ["card", "Save a card that works", "bank account"],
    ["bank", "Save an account that works", "card"],
  ] as const) {
    const browser = await signedInBrowser()
    const { id } = await give(browser, browser.email, method)
    const { headers } = await browser.post("/me/gifts", { intent: `card ${id}` })
    const { pathname, search } = new URL(String(headers.location), "http://x")
    const [main] = /<main.*<\/main>/s.exec((await browser.ask(pathname + search)).text)!
    const shown = main.replaceAll(/<[^>]*>/g, " ")
    expect(shown).toContain(asked)
    expect([method, shown.toLowerCase().includes(other)]).toEqual([method, false])
    expect((await browser.post(pathname + search, { card: "works" })).headers.location).toBe("/me/gifts")
  }
})

test("unknown addresses, keys and gifts learn nothing, and odd input is refused", async () => {
  const browser = browserOf(new Map())
  const { email, id } = await give(browser)
  const stranger = `${crypto.randomUUID()}@example.org`
  const asked = await browser.post(PAGE, { intent: "link", email: stranger })
  expect([asked.status, asked.headers.location]).toEqual([303, PAGE])
  expect(await keyIn(stranger)).toBeUndefined()
  expect((await browser.post(PAGE, { intent: "link", email: "ruth@ellery" })).status).toBe(400)
  for (const key of ["x", "0".repeat(64), "../../etc/passwd"]) {
    expect((await browser.ask(`${PAGE}?key=${encodeURIComponent(key)}`)).status).toBe(303)
    const { status, text } = await browser.ask(`${PAGE}?opened`)
    expect([status, text.includes("This link no longer works")]).toEqual([404, true])
  }
  expect((await browser.post(PAGE, { intent: `cancel ${id}` })).status).toBe(409)
  for (const intent of ["", "steal", "cancel", `cancel ${id}0`])
    expect((await browser.post(PAGE, { intent })).status).toBe(400)
  await browser.post(PAGE, { intent: "link", email })
  await browser.ask(`${PAGE}?key=${await keyIn(email)}`)
  for (const amount of ["0", "-5", "1e12", "5,00", "NaN", "25000.01", ""])
    expect([400, 409]).toContain((await browser.post(PAGE, { intent: `amount ${id}`, amount })).status)
  for (const date of ["2020-01-01", "2026-02-30", "tomorrow", "9999-12-31"])
    expect([400, 409]).toContain((await browser.post(PAGE, { intent: `date ${id}`, date })).status)
  expect((await browser.post(PAGE, { intent: `pause ${id}`, months: "2" })).status).toBe(400)
  const [plan] = await sql("select gift_cents, status from public.subscriptions where id = $1", [id])
  expect(plan).toEqual({ gift_cents: 6000, status: "active" })
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})

test("a member manages gifts at /me/gifts without a link", async () => {
  const browser = await signedInBrowser()
  expect((await browser.ask("/me/gifts")).text).toContain("No gifts yet")
  const { id } = await give(browser, browser.email)
  expect((await browser.ask("/me/gifts")).text).toContain("$60 a month")
  const canceled = await browser.post("/me/gifts", { intent: `cancel ${id}` })
  expect([canceled.status, canceled.headers.location]).toEqual([303, "/me/gifts"])
  expect((await browser.ask("/me/gifts")).text).toContain("This gift has ended")
  expect((await browserOf(new Map()).ask("/me/gifts")).status).toBe(302)
})

test("a donor with many gifts turns the pages, and each year's sum counts all of them", async () => {
  const browser = await signedInBrowser()
  await sql(
    `with gift as (
       insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, is_live, paid_at)
       select u.id, 'Ana', u.email, 'anonymous', 1000, 'once', true, timestamptz '2025-03-01 18:00Z' + n * interval '1 day'
       from auth.users u, generate_series(1, 60) n where u.email = $1 returning *)
     select private.issue_receipt(g::public.donations) from gift g`,
    [browser.email],
  )
  const first = (await browser.ask("/me/gifts")).text
  expect(first.match(/Receipt No\./g)).toHaveLength(50)
  expect(first).not.toContain("Newest gifts")
  const [older] = /\/me\/gifts\?after=[0-9a-f-]{36}/.exec(first)!
  const second = (await browser.ask(older)).text
  expect(second.match(/Receipt No\./g)).toHaveLength(10)
  expect(second).not.toContain('href="/me/gifts?after=')
  for (const text of [first, second]) expect(text).toContain("2025: $600 in 60 gifts")
  const beyond = await browser.ask(`/me/gifts?after=${crypto.randomUUID()}`)
  expect([beyond.status, beyond.text]).toEqual([200, expect.stringContaining("There are no older gifts.")])
})

test("a supporter page without JavaScript: odd answers are refused, a good page takes gifts once it is shown", async () => {
  const [campaign] = await sql<{ id: string; slug: string }>(
    `insert into public.campaigns (slug, title, text, goal_cents)
     values ('c-' || gen_random_uuid(), 'Kits', 'Kits for the night bus.', 100000) returning id, slug`,
  )
  const member = await signedInBrowser()
  const start = (await member.ask("/me/gifts")).text
  expect(start).toContain("Start a page")
  const slug = `p-${crypto.randomUUID().slice(0, 8)}`
  const page = {
    ...{ intent: "page new", id: "", campaign: campaign!.id, title: "Ten kits", name: "Ana Reyes" },
    ...{ story: "I want ten drivers to carry a kit.", goal_cents: "300", slug },
  }
  const odd = [
    "",
    " ",
    "\u202e",
    "a\0b",
    "x".repeat(5000),
    "<script>alert(1)",
    "../x",
    "__proto__",
    "1E309",
    "\ud800",
  ]
  for (const field of ["title", "name", "story", "goal_cents", "slug", "campaign", "id"])
    for (const value of odd) {
      // An empty id starts a page; titles and names may be any visible text.
      if ((field === "id" && value === "") || (/^(title|name)$/.test(field) && /^[<._1]/.test(value)))
        continue
      const { status, text } = await member.post("/me/gifts", { ...page, [field]: value })
      expect([field, value.slice(0, 9), [400, 409, 422].includes(status)]).toEqual([
        field,
        value.slice(0, 9),
        true,
      ])
      expect(text).not.toContain("<script>alert(1)")
    }
  expect(await sql("select 1 from public.supporter_pages where user_id = $1", [member.userId])).toEqual([])
  expect((await member.post("/me/gifts", page)).status).toBe(303)
  expect((await member.ask("/me/gifts")).text).toContain("We’re reading it")
  const visitor = browserOf(new Map())
  expect((await visitor.ask(`/donate/with-${slug}`)).status).toBe(404)
  await sql("update public.supporter_pages set review = 'shown' where slug = $1", [slug])
  const shown = await visitor.ask(`/donate/with-${slug}`)
  expect([shown.status, shown.text.includes("No gifts yet."), shown.text.includes("of $300")]).toEqual([
    200,
    true,
    true,
  ])
  expect((await visitor.ask(`/donate/${campaign!.slug}`)).text).toContain(`/donate/with-${slug}`)
  const [{ values } = { values: {} }] = pageForms(shown.text).filter(form =>
    form.texts.includes("own_amount"),
  )
  const email = `${crypto.randomUUID()}@example.org`
  const gift = { ...values, own_amount: "30", name: "Ben Ode", email }
  expect((await visitor.post(`/donate/with-${slug}`, gift)).status).toBe(303)
  const [given] = await sql<{ slug: string; campaign_id: string }>(
    `select p.slug, d.campaign_id from public.donations d join public.supporter_pages p on p.id = d.supporter_page_id
     where d.donor_email = $1`,
    [email],
  )
  expect(given).toEqual({ slug, campaign_id: campaign!.id })
  const [row] = await sql<{ id: string }>("select id from public.supporter_pages where slug = $1", [slug])
  const remove = { intent: "delete-page", id: row!.id }
  expect((await (await signedInBrowser()).post("/me/gifts", remove)).status).toBe(404)
  expect((await member.post("/me/gifts", { ...remove, id: "x" })).status).toBe(404)
  expect((await member.post("/me/gifts", remove)).status).toBe(303)
  expect((await visitor.ask(`/donate/with-${slug}`)).status).toBe(404)
})

test("the old address of a campaign that the site moved leads to it", async () => {
  const [{ slug } = { slug: "" }] = await sql<{ slug: string }>(
    `insert into public.campaigns (slug, title, text, goal_cents)
     values ('campaign-with-' || gen_random_uuid(), 'Kits', 'Kits for the night bus.', 100000) returning slug`,
  )
  const { status, headers } = await browserOf(new Map()).ask(`/donate/${slug.replace("campaign-", "")}`)
  expect([status, new URL(String(headers.location), "http://localhost:3000").pathname]).toEqual([
    301,
    `/donate/${slug}`,
  ])
})
