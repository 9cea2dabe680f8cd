import { afterAll, expect, test } from "vitest"
import { stripeRecorder } from "#tests/support/stripe-recorder.ts"
import { type Gift, openStripeCheckout } from "./stripe-checkout.ts"

// Field names as in Stripe's reference: docs.stripe.com/api/checkout/sessions/create. Since 2026-09-30.endive it has no
// payment_method_types; allowed_payment_method_types takes their place.

const SITE = "https://openairway.example"
const ID = "0b8f6a1e-53d0-4f43-9a3d-2f6f7f1f0a11"
const PLAN = "5f0e7c6c-8f52-44e5-a6a3-95f0a7b1d2c3"
const STARTS = "2027-01-15T17:00:00.000Z"

const PAGE = { id: "cs_test_1", url: "https://checkout.stripe.com/c/1", livemode: false }
const { stripe, taken, close } = await stripeRecorder(() => PAGE)
afterAll(close)

/** What our code sends to Stripe for a gift. */
async function sentFor(gift: Partial<Gift>) {
  const whole: Gift = {
    ...{ id: ID, donor_email: "ana+gift@example.org", total_cents: 6210, frequency: "once" },
    ...{ is_bank_debit: false, subscription_id: null, subscriptions: null, ...gift },
  }
  const page = await openStripeCheckout(stripe, whole, SITE, "Open Airway & Friends")
  expect(page).toEqual({ id: PAGE.id, url: PAGE.url, isLive: false })
  const [request, ...more] = taken()
  expect(more).toEqual([])
  const { line, headers, fields } = request!
  expect(line).toBe("POST /v1/checkout/sessions")
  expect(headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded",
    "idempotency-key": ID,
    authorization: "Bearer sk_test_abc",
  })
  return fields
}

const ALWAYS = {
  client_reference_id: ID,
  customer_email: "ana+gift@example.org",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "usd",
  "line_items[0][price_data][unit_amount]": "6210",
  "line_items[0][price_data][product_data][name]": "Gift to Open Airway & Friends",
  "metadata[donation]": ID,
  success_url: `${SITE}/donate/thanks?gift=${ID}`,
  cancel_url: `${SITE}/donate`,
}
const ONCE = {
  ...{ ...ALWAYS, mode: "payment", submit_type: "donate" },
  "payment_intent_data[metadata][donation]": ID,
}
const MONTHLY = {
  ...{ ...ALWAYS, mode: "subscription" },
  "line_items[0][price_data][recurring][interval]": "month",
  "metadata[subscription]": PLAN,
  "subscription_data[metadata][donation]": ID,
  "subscription_data[metadata][subscription]": PLAN,
}
const PLAN_OF = (starts_at: string | null) => ({
  subscription_id: PLAN,
  subscriptions: { status: "pending", starts_at },
})

test.each([
  ["card", false],
  ["us_bank_account", true],
])("a gift by %s asks Stripe for that method alone, once and monthly", async (method, is_bank_debit) => {
  const only = { "allowed_payment_method_types[0]": method }
  expect(await sentFor({ is_bank_debit })).toEqual({ ...ONCE, ...only })
  const monthly = { is_bank_debit, frequency: "monthly" as const, ...PLAN_OF(null) }
  expect(await sentFor(monthly)).toEqual({ ...MONTHLY, ...only })
})

test("quarterly and yearly gifts have Stripe's intervals, and a gift that starts later has a trial", async () => {
  const card = { "allowed_payment_method_types[0]": "card" }
  expect(await sentFor({ frequency: "quarterly", ...PLAN_OF(null) })).toEqual({
    ...{ ...MONTHLY, ...card, "line_items[0][price_data][recurring][interval_count]": "3" },
  })
  expect(await sentFor({ frequency: "yearly", ...PLAN_OF(STARTS) })).toEqual({
    ...{ ...MONTHLY, ...card, "line_items[0][price_data][recurring][interval]": "year" },
    "subscription_data[trial_end]": String(Date.parse(STARTS) / 1000),
  })
})
