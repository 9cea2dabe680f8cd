import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import Stripe from "stripe"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Gift, openStripeCheckout } from "./stripe-checkout.ts"

// Field names as in Stripe's reference: docs.stripe.com/api/checkout/sessions/create. Since 2026-09-30.endive it has no
// payment_method_types; allowed_payment_method_types takes their place.

const SITE = "https://openairway.example"
const ID = "0b8f6a1e-53d0-4f43-9a3d-2f6f7f1f0a11"
const PLAN = "5f0e7c6c-8f52-44e5-a6a3-95f0a7b1d2c3"
const STARTS = "2027-01-15T17:00:00.000Z"

const requests: { line: string; headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer(async (request, response) => {
  const { method, url, headers } = request
  requests.push({ line: `${method} ${url}`, headers, body: await text(request) })
  response.setHeader("content-type", "application/json")
  response.end(JSON.stringify({ id: "cs_test_1", url: "https://checkout.stripe.com/c/1", livemode: false }))
})
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"))
afterAll(() => void server.close())

/** What our code sends to Stripe for a gift. */
async function sentFor(gift: Partial<Gift>) {
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe("sk_test_abc", { host: "127.0.0.1", port, protocol: "http" })
  const whole: Gift = {
    ...{ id: ID, donor_email: "ana+gift@example.org", total_cents: 6210, frequency: "once" },
    ...{ is_bank_debit: false, subscription_id: null, subscriptions: null, ...gift },
  }
  const page = await openStripeCheckout(stripe, whole, SITE, "Open Airway & Friends")
  expect(page).toEqual({ id: "cs_test_1", url: "https://checkout.stripe.com/c/1", isLive: false })
  const { line, headers, body } = requests.pop()!
  expect(line).toBe("POST /v1/checkout/sessions")
  expect(headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded",
    "idempotency-key": ID,
    authorization: "Bearer sk_test_abc",
  })
  const fields = [...new URLSearchParams(body)]
  // No field is sent twice.
  expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length)
  return Object.fromEntries(fields)
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
