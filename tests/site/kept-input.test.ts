import { afterAll, beforeAll, test, vi } from "vitest"
import { expectKept } from "../support/kept-input.ts"
import { sessionSite } from "../support/session-site.ts"

const { age, browserOf, close, signedInBrowser, sql } = await sessionSite()
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }))
afterAll(async () => {
  vi.useRealTimers()
  await close()
})

async function staff() {
  const browser = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'finance')", [browser.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  return browser
}

const EMAIL = /isn’t complete/

test("a donor who makes a mistake types nothing again", async () => {
  const typed = {
    ...{ frequency: "monthly", own_amount: "40", name: "Ruth Ellery", email: "ruth@example.org" },
    ...{ method: "bank", covers_fee: "on", tribute_kind: "memory", tribute_name: "Sam Ellery" },
    ...{ tribute_email: "family@example.org", tribute_message: "We miss him.", card_on: "", starts_on: "" },
    ...{ ends_on: "", visibility: "first-name", shows_amount: "on", employer: "Acme" },
  }
  await expectKept(browserOf(new Map()), "/donate", typed, [
    ["own_amount", "25001", /\$1 to \$25,000/],
    ["own_amount", "12,5", /like 40 or 12\.50/],
    ["name", "", /Enter your name/],
    ["name", "www.example.org", /link|name/],
    ["email", "ruth@example", EMAIL],
    ["tribute_name", "", /name of the person/],
    ["tribute_email", "family@", EMAIL],
    ["tribute_message", "x".repeat(301), /301 characters/],
    ["card_on", "2020-01-01", /from today to a year ahead/],
    ["starts_on", "2020-01-01", /at least three days away/],
    ["starts_on", "12026-01-01", /Enter a date/],
    ["ends_on", "2020-01-01", /after the first gift/],
    ["employer", "x".repeat(101), /101 characters/],
  ])
})

test("a donor who changes a repeating gift sees what is wrong beside the field", async () => {
  const member = await signedInBrowser()
  await expectKept(browserOf(new Map()), "/donate/manage", { intent: "link", email: "" }, [
    ["email", "", /Enter your email/],
    ["email", "ruth@", EMAIL],
  ])
  const [plan] = await sql<{ id: string }>(
    `insert into public.subscriptions (donor_email, user_id, frequency, gift_cents, status, provider_id, next_charge_at)
     values ($1, $2, 'monthly', 4000, 'active', 'sub_test_kept', now() + interval '9 days') returning id`,
    [member.email, member.userId],
  )
  for (const [kind, field, ...mistakes] of [
    ["amount", "amount", ["0.50", /\$1 to \$25,000/], ["lots", /like 40/]],
    ["date", "date", ["2020-01-01", /from tomorrow/], ["12026-01-01", /Enter a date/]],
    ["end", "ends_on", ["2020-01-01", /next gift or a later one/], ["12026-01-01", /Enter a date/]],
  ] as const)
    for (const [wrong, sentence] of mistakes as readonly (readonly [string, RegExp])[])
      await expectKept(member, "/me/gifts", { intent: `${kind} ${plan!.id}`, [field]: wrong }, [
        [field, wrong, sentence],
      ])
})

test("who offers a larger gift or volunteers types nothing again", async () => {
  const offer = {
    ...{ intent: "offer", kind: "company", name: "Ana Ruiz", email: "ana@example.org", organization: "Acme" },
    ...{ place: "Mena, Arkansas", details: "Sprays for the night bus, every month.", wants_thanks: "on" },
  }
  await expectKept(browserOf(new Map()), "/get-involved/donor", offer, [
    ["name", "", /Enter your name/],
    ["email", "ana@", EMAIL],
    ["organization", "", /name of the company/],
    ["details", "Sprays", /a sentence or two/],
    ["place", "x".repeat(101), /characters/],
  ])
  const application = {
    ...{
      name: "Robin Reed",
      phone: "(501) 555-0100",
      city: "Mena",
      state: "Arkansas",
      about: "I drive a van.",
    },
    ...{ agree: "on" },
  }
  await expectKept(await signedInBrowser(), "/get-involved/volunteer", application, [
    ["name", "", /Enter your name/],
    ["phone", "call me", /phone number/],
    ["city", "", /city or town/],
    ["about", "x".repeat(1501), /characters/],
  ])
})

test("who reports a reversal or asks for a kit types nothing again", async () => {
  const browser = browserOf(new Map())
  const report = {
    when: "earlier",
    state: "Arkansas",
    county: "Faulkner",
    doses: "2",
    outcome: "survived",
    story: "We counted.",
  }
  await expectKept(browser, "/submit-reversal", report, [
    ["county", "Nowhere", /don’t know a county/],
    ["story", "x".repeat(2001), /characters/],
    ["state", "", /Choose a state/],
  ])
  const address = {
    ...{
      full_name: "Robin Quill",
      street: "77 Larkspur Row",
      city: "Conway",
      state: "Arkansas",
      zip: "72034",
    },
    kits: "2",
  }
  await expectKept(browser, "/submit-reversal/refill", address, [
    ["full_name", "", /name for the label/],
    ["street", "", /street and number/],
    ["city", "", /city or town/],
    ["zip", "720", /5 or 9 digits/],
    ["state", "", /Choose a state/],
  ])
})

test("finance enters a gift, a batch of checks or a refund without typing anything again", async () => {
  const finance = await staff()
  const gift = {
    ...{
      source: "check",
      amount: "125",
      name: "Ada Reed",
      email: "ada@example.org",
      received_on: "2026-11-18",
    },
    ...{ reference: "1203", employer: "Acme", visibility: "first-name", shows_amount: "on" },
  }
  await expectKept(finance, "/staff/enter-gift", gift, [
    ["amount", "12,5", /like 40 or 12\.50/],
    ["name", "", /name for the receipt/],
    ["email", "ada@", EMAIL],
    ["received_on", "", /day it arrived/],
    ["received_on", "2999-01-01", /day/i],
    ["thing", "A tent", /Only a gift in kind/],
  ])
  const batch = {
    ...{ intent: "checks", received_on: "2026-11-18", expected: "90", amount_1: "40", name_1: "Ana" },
    ...{ email_1: "ana@example.org", amount_3: "50", name_3: "Ben", reference_3: "77" },
  }
  await expectKept(finance, "/staff/enter-gift", batch, [
    ["expected", "80", /add up to \$90, not \$80/],
    ["amount_3", "fifty", /like 40 or 12\.50/],
    ["name_3", "", /name for the receipt/],
    ["email_1", "ana@", EMAIL],
    ["received_on", "", /day they arrived/],
  ])
  const [paid] = await sql<{ id: string }>(
    `insert into public.donations (donor_name, visibility, gift_cents, frequency, is_live, payment_id, paid_at)
     values ('Petra Lind', 'anonymous', 9000, 'once', false, 'pi_test_kept', now()) returning id`,
  )
  await expectKept(finance, `/staff/gifts/${paid!.id}`, { intent: "refund", refund: "40" }, [
    ["refund", "forty", /like 40 or 12\.50/],
    ["refund", "91", /./],
    ["refund", "0", /./],
  ])
})
