import Stripe from "stripe"
import { z } from "zod"
import { type Env, openPayments, type Payments } from "../_shared/payments.ts"
import { type Service, serviceClient } from "../_shared/service.ts"
import { deliverTestEvent, recordTestPayment } from "../_shared/test-provider.ts"
import { type Gift, openStripeCheckout } from "./stripe-checkout.ts"
import { testEvent, testPaymentId } from "./test-events.ts"

const input = z.strictObject({
  donation: z.uuid(),
  /** Only for the built-in test provider: what its page was told to do. */
  choice: z.enum(["pay", "decline", "debit", "settle", "bounce"]).optional(),
})

/**
 * `GET` answers which provider takes payments, `POST` opens the checkout of a gift and answers its address. With the test
 * provider a `POST` with a choice sends the signed event that the provider would send.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "GET" && request.method !== "POST") {
    return new Response(null, { status: 405, headers: { allow: "GET, POST" } })
  }
  const payments = await openPayments(env, fetch)
  if (request.method === "GET") return Response.json({ mode: payments?.mode ?? "off" })
  if (!payments) return Response.json({ error: "Payments are not set up" }, { status: 503 })
  const parsed = input.safeParse(await request.json().catch(() => null))
  if (!parsed.success || (parsed.data.choice && payments.mode !== "test")) {
    return Response.json({ error: "Send the id of a gift" }, { status: 400 })
  }
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = env
  const db = serviceClient({ SUPABASE_URL, SUPABASE_SECRET_KEY }, fetch)
  const { donation, choice } = parsed.data
  const isDebited = choice === "settle" || choice === "bounce"
  const gift = await giftWith(db, donation, isDebited ? ["pending"] : ["created", "failed"])
  if (!gift) return Response.json({ error: "There is no such gift to pay for" }, { status: 404 })
  if (choice) {
    const event = testEvent(gift, choice)
    if (choice === "settle" || (choice === "pay" && !gift.subscriptions?.starts_at)) {
      const payment = testPaymentId(gift)
      await recordTestPayment(db, { payment, cents: gift.total_cents, donation: gift.id })
    }
    return Response.json(await deliverTestEvent(payments, env, event, fetch))
  }
  const page = await openCheckout(payments, gift, db, env.SITE_URL ?? "").catch((error: unknown) => {
    // Bank debits are refused until they are turned on in the Stripe dashboard.
    if (!gift.is_bank_debit || !(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    console.error(`Stripe takes no bank debits: ${error.message}`)
    return null
  })
  if (!page) return Response.json({ error: "Bank debits are not set up" }, { status: 503 })
  const { id, url, isLive } = page
  await db.rpc("record_checkout", { donation: gift.id, checkout_id: id, is_live: isLive }).throwOnError()
  return Response.json({ url })
}

async function giftWith(db: Service, id: string, statuses: string[]): Promise<Gift | null> {
  const { data } = await db
    .from("donations")
    .select(
      "id, donor_email, total_cents, frequency, is_bank_debit, subscription_id, subscriptions (status, starts_at)",
    )
    .eq("id", id)
    .in("status", statuses)
    .not("donor_email", "is", null)
    .maybeSingle<Gift>()
    .throwOnError()
  // A gift that starts later is not paid yet, but its checkout is done.
  return data?.subscriptions && data.subscriptions.status !== "pending" ? null : data
}

async function openCheckout({ mode, stripe }: Payments, gift: Gift, db: Service, siteUrl: string) {
  const origin = siteUrl.replace(/\/$/, "")
  if (mode === "test") {
    return { id: `cs_test_${gift.id}`, url: `${origin}/donate/test-checkout?gift=${gift.id}`, isLive: false }
  }
  const { data } = await db.from("site_settings").select("name").single().throwOnError()
  return openStripeCheckout(stripe, gift, origin, data.name)
}
