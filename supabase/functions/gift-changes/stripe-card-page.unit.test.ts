import { afterAll, expect, test } from "vitest"
import { stripeRecorder } from "#tests/support/stripe-recorder.ts"
import type { GiftChange } from "../_shared/gift-changes.ts"
import { openStripeCardPage } from "./stripe-card-page.ts"

// Field names as in Stripe's reference: docs.stripe.com/api/checkout/sessions/create.

const CHANGE: GiftChange = {
  ...{ id: "0b8f6a1e-53d0-4f43-9a3d-2f6f7f1f0a11", subscription: "5f0e7c6c-8f52-44e5-a6a3-95f0a7b1d2c3" },
  ...{ kind: "card", providerId: "sub_9", totalCents: 3120, frequency: "monthly", nextChargeAt: null },
  ...{ endsAt: null, isCanceled: false, isBankDebit: false },
}
const SITE = "https://openairway.example"

const { stripe, taken, close } = await stripeRecorder(line =>
  line.includes("/checkout/sessions")
    ? { id: "cs_1", url: "https://checkout.stripe.com/c/1" }
    : { id: "sub_9", customer: { id: "cus_3", object: "customer" } },
)
afterAll(close)

test.each([
  ["card", false, "/donate/manage"],
  ["us_bank_account", true, "/me/gifts"],
])("the page for a new %s charges nothing and is tied to the gift", async (method, isBankDebit, back) => {
  const url = await openStripeCardPage(stripe, { ...CHANGE, isBankDebit }, SITE, back)
  expect(url).toBe("https://checkout.stripe.com/c/1")
  const [read, opened, ...more] = taken()
  expect([read?.line, opened?.line, more]).toEqual([
    "GET /v1/subscriptions/sub_9",
    "POST /v1/checkout/sessions",
    [],
  ])
  expect(opened!.headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded",
    "idempotency-key": CHANGE.id,
    authorization: "Bearer sk_test_abc",
  })
  expect(opened!.fields).toEqual({
    ...{ mode: "setup", currency: "usd", customer: "cus_3", "allowed_payment_method_types[0]": method },
    ...{ "metadata[subscription]": CHANGE.subscription, "metadata[change]": CHANGE.id },
    ...{ "metadata[provider]": "sub_9", success_url: `${SITE}${back}?card=saved`, cancel_url: SITE + back },
  })
})
