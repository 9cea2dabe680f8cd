import { createClient } from "@supabase/supabase-js"
import { z } from "zod"
import { type Env, openPayments, type Payments } from "../_shared/payments.ts"
import { type Service, serviceClient } from "../_shared/service.ts"
import { deliverTestEvent, recordTestPayment } from "../_shared/test-provider.ts"

const input = z.strictObject({ donation: z.uuid(), cents: z.int().positive() })

interface Gift {
  id: string
  payment_id: string
  total_cents: number
  refunded_cents: number
}

/**
 * Returns a gift or a part of it to the donor, for finance. The provider's event then changes the gift and issues the
 * corrected receipt, so the answer only says that the refund was accepted.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  if (!(await isFinance(request, env, fetch))) return Response.json({ error: "forbidden" }, { status: 403 })
  const payments = await openPayments(env, fetch)
  if (!payments) return Response.json({ error: "Payments are not set up" }, { status: 503 })
  const parsed = input.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return Response.json({ error: "Send a gift and an amount" }, { status: 400 })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = env
  const db = serviceClient({ SUPABASE_URL, SUPABASE_SECRET_KEY }, fetch)
  const { donation, cents } = parsed.data
  const gift = await refundableGift(db, donation)
  if (!gift || cents > gift.total_cents - gift.refunded_cents)
    return Response.json({ outcome: "not-possible" })
  await refund(payments, env, db, gift, cents, fetch)
  return Response.json({ outcome: "refunded" })
}

async function isFinance(request: Request, env: Env, fetch: typeof globalThis.fetch) {
  const Authorization = request.headers.get("authorization")
  const key = request.headers.get("apikey")
  if (!Authorization || !key) return false
  const caller = createClient(env.SUPABASE_URL ?? "", key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch, headers: { Authorization } },
  })
  const { data } = await caller.rpc("is_staff", { roles: ["finance"] })
  return data === true
}

async function refundableGift(db: Service, id: string): Promise<Gift | null> {
  const { data } = await db
    .from("donations")
    .select("id, payment_id, total_cents, refunded_cents")
    .eq("id", id)
    .eq("status", "succeeded")
    .not("payment_id", "is", null)
    .maybeSingle()
    .throwOnError()
  return data
}

/** The key names the sum after the refund, so that a button pressed twice is one refund. */
async function refund(
  payments: Payments,
  env: Env,
  db: Service,
  gift: Gift,
  cents: number,
  fetch: typeof globalThis.fetch,
) {
  const key = `refund-${gift.id}-${gift.refunded_cents + cents}`
  if (payments.mode === "stripe") {
    const metadata = { donation: gift.id }
    const idempotencyKey = key
    await payments.stripe.refunds.create(
      { payment_intent: gift.payment_id, amount: cents, metadata },
      { idempotencyKey },
    )
    return
  }
  const object = {
    ...{ metadata: { donation: gift.id }, payment_intent: gift.payment_id, currency: "usd" },
    amount_refunded: gift.refunded_cents + cents,
  }
  await recordTestPayment(db, {
    ...{ payment: gift.payment_id, cents: gift.total_cents, donation: gift.id },
    refunded_cents: object.amount_refunded,
  })
  await deliverTestEvent(payments, env, { id: `evt_test_${key}`, type: "charge.refunded", object }, fetch)
}
