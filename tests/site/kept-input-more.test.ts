import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { expectKept, type Mistake } from "../support/kept-input.ts"
import { sessionSite } from "../support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }))
afterAll(async () => {
  vi.useRealTimers()
  await close()
})

async function staff(role: "finance" | "outreach" | "admin") {
  const browser = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [browser.userId, role])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  return browser
}

async function volunteer() {
  const browser = await signedInBrowser()
  const [application] = await sql<{ id: string }>(
    `insert into public.volunteer_applications (user_id, name, city, state, interests, stage)
     values ($1, 'Robin Reed', 'Mena', 'Arkansas', '{pack}', 'active') returning id`,
    [browser.userId],
  )
  return { ...browser, application: application!.id }
}

const insertedId = async (statement: string, values: unknown[] = []) =>
  (await sql<{ id: string }>(`${statement} returning id`, values))[0]!.id
const REASON: Mistake[] = [
  ["reason", "no", /characters/],
  ["reason", "x".repeat(501), /500 characters/],
]

test("a volunteer enters hours, asks for a letter or signs without typing anything again", async () => {
  const member = await volunteer()
  const entry = {
    intent: "log",
    day: new Date().toISOString().slice(0, 10),
    hours: "2.5",
    task: "Packed kits",
  }
  await expectKept(member, "/me/volunteering/hours", entry, [
    ["day", "", /Enter the day/],
    ["day", "2020-01-01", /last 90 days/],
    ["hours", "", /steps of a quarter/],
    ["hours", "2,5", /steps of a quarter/],
    ["hours", "25", /24 hours/],
    ["task", "", /what you did/],
    ["task", "x".repeat(201), /201 characters/],
  ])
  expect((await member.post("/me/volunteering/hours", { ...entry, hours: "20" })).status).toBe(303)
  await expectKept(member, "/me/volunteering/hours", entry, [["hours", "5", /24 hours on one day/]])
  const letter = { intent: "letter", from_day: "2026-01-01", to_day: "2026-02-01" }
  await expectKept(member, "/me/volunteering/hours", letter, [
    ["from_day", "", /first day/],
    ["to_day", "", /last day/],
    ["to_day", "2025-01-01", /before the first/],
  ])
  await expectKept(member, "/me/volunteering/waiver", { signed_name: "Robin Reed", agree: "on" }, [
    ["signed_name", "", /full name/],
    ["signed_name", "www.example.org", /web or email/],
  ])
})

test("a member starts a page for a campaign without typing anything again", async () => {
  const page = {
    ...{ intent: "page new", title: "Ten kits", name: "Ruth Ellery", goal_cents: "300", slug: "ten-kits" },
    story: "I want ten drivers to carry a kit.",
  }
  await sql(
    `insert into public.campaigns (title, slug, text, goal_cents) values ('Kits', 'kits-kept', 'Kits for buses.', 100000)`,
  )
  await expectKept(await signedInBrowser(), "/me/gifts", page, [
    ["title", "", /at least 2/],
    ["name", "www.example.org", /web or email/],
    ["story", "Too short", /at least 20/],
    ["goal_cents", "20", /\$25 to \$100,000/],
    ["slug", "Ten Kits", /small letters/],
    ["slug", "ab", /three letters/],
  ])
})

test("outreach plans a shift and decides on volunteers without typing anything again", async () => {
  const outreach = await staff("outreach")
  const shift = {
    ...{ intent: "create", title: "Greet", about: "Bring a coat.", place: "Library", day: "2027-03-06" },
    ...{ starts: "09:00", ends: "11:30", time_zone: "America/Denver", capacity: "5", minimum_age: "16" },
  }
  const mistakes: Mistake[] = [
    ["title", "", /at least 2/],
    ["about", "x".repeat(601), /601 characters/],
    ["place", "", /at least 2/],
    ["day", "", /Enter the day/],
    ["starts", "", /when it starts/],
    ["ends", "", /when it ends/],
    ["capacity", "0", /at least one place/],
    ["capacity", "many", /Enter a number/],
    ["capacity", "501", /up to 500/],
  ]
  await expectKept(outreach, "/staff/shifts", shift, mistakes)
  const clocksGoForward = { ...shift, day: "2027-03-14" }
  await expectKept(outreach, "/staff/shifts", clocksGoForward, [["starts", "02:30", /doesn’t exist/]])
  const planned = await insertedId(
    `insert into public.shifts (title, place, starts_at, ends_at, time_zone, capacity)
     values ('Pack', 'Office', '2036-11-02T06:30Z', '2036-11-02T08:30Z', 'America/Chicago', 4)`,
  )
  await expectKept(outreach, `/staff/shifts/${planned}`, { intent: "cancel", reason: "" }, REASON)

  const { application, userId } = await volunteer()
  const screening = {
    ...{ intent: "screening", result: "passed", screened_on: "2026-01-05", ends_on: "2028-01-05" },
  }
  await expectKept(outreach, `/staff/volunteers/${application}`, screening, [
    ["screened_on", "", /day of the screening/],
    ["ends_on", "", /last day/],
    ["ends_on", "2025-01-05", /five years/],
  ])
  const hours = await insertedId(
    `insert into public.volunteer_hours (user_id, name, day, minutes, task)
     values ($1, 'Robin Reed', current_date, 60, 'Packed')`,
    [userId],
  )
  await expectKept(outreach, `/staff/volunteer-hours/${hours}`, { intent: "rejected", reason: "" }, REASON)
})

test("finance plans campaigns, answers offers and resolves differences without typing anything again", async () => {
  const finance = await staff("finance")
  const campaign = {
    ...{
      intent: "create",
      title: "Winter kits",
      slug: "winter-kits",
      text: "Kits for shelters.",
      goal_cents: "5000",
    },
    ...{ ends_on: "2027-02-01", match_cents: "1000", matched_by: "Acme" },
  }
  await expectKept(finance, "/staff/campaigns", campaign, [
    ["title", "", /at least 2/],
    ["slug", "Winter Kits", /small letters/],
    ["slug", "wall", /uses that address/],
    ["text", "Kits", /at least 10/],
    ["goal_cents", "lots", /\$100 to/],
    ["ends_on", "soon", /Enter a date/],
    ["match_cents", "", /amount and the name/],
    ["matched_by", "", /amount and the name/],
  ])
  const offer = await insertedId(
    `insert into public.gift_offers (kind, name, email, details)
     values ('in-kind', 'Ana Ruiz', 'ana@example.org', 'Forty boxes of gloves from us')`,
  )
  await expectKept(
    finance,
    `/staff/gift-offers/${offer}`,
    { intent: "plan", next_step: "Call Ana", next_on: "" },
    [
      ["next_step", "x", /2 to 300/],
      ["next_on", "soon", /Enter a date/],
    ],
  )
  const difference = await insertedId(
    `insert into public.payment_differences (kind, mode, payment_id, our_cents, provider_cents, paid_at)
     values ('amount', 'live', 'pi_kept', 3000, 2500, now())`,
  )
  await expectKept(
    finance,
    `/staff/payment-differences/${difference}`,
    { intent: "resolve", reason: "" },
    REASON,
  )
  await sql(
    `insert into private.payment_events (id, kind, occurred_at, is_live, amount_cents, problem)
     values ('evt_kept', 'paid', now(), false, 3000, 'unknown-gift')`,
  )
  await expectKept(finance, "/staff/gifts", { intent: "resolve", id: "evt_kept", reason: "" }, REASON)

  const { userId } = await signedInBrowser()
  const page = await insertedId(
    `insert into public.supporter_pages (user_id, campaign_id, slug, name, title, story, goal_cents)
     select $1, id, 'kept-page', 'Ruth', 'Ten kits', 'I want ten drivers to carry a kit.', 30000
     from public.campaigns limit 1`,
    [userId],
  )
  await expectKept(finance, `/staff/supporter-pages/${page}`, { intent: "hide", note: "" }, [
    ["note", "x", /2 to 500/],
    ["note", "x".repeat(501), /2 to 500/],
  ])
})

test("an administrator enters the legal identity and the limit of refunds without typing anything again", async () => {
  const admin = await staff("admin")
  const identity = {
    ...{ legal_name: "Open Airway Inc.", ein: "12-3456789", address: "2 Hill Road" },
    deductibility: "No goods or services were provided in exchange.",
  }
  await expectKept(admin, "/staff/legal-identity", identity, [
    ["legal_name", "x".repeat(161), /161 characters/],
    ["ein", "12-345", /nine digits/],
    ["address", "", /at least 1/],
    ["deductibility", "None.", /at least 20/],
  ])
  await expectKept(admin, "/staff/refunds", { intent: "limit", limit: "500" }, [
    ["limit", "lots", /up to 25,000/],
    ["limit", "25001", /up to 25,000/],
  ])
})
