import { createClient } from "@supabase/supabase-js"
import { z } from "zod"
import { type Env, openPayments, type Payments } from "../_shared/payments.ts"
import { type Service, serviceClient } from "../_shared/service.ts"
import { deliverTestEvent, recordTestPayment } from "../_shared/test-provider.ts"

const input = z.union([
  z.strictObject({
    donation: z.uuid(),
    cents: z.int().positive(),
    /** What had gone back when the caller saw the gift: the same form sent twice is one refund. */
    refunded_before: z.int().min(0),
  }),
  z.strictObject({ request: z.uuid() }),
])

/** PostgreSQL's code when visitors call a function of members. */
const INSUFFICIENT_PRIVILEGE = "42501"

interface Refund {
  id: string
  cents: number
  refunded_after_cents: number
  donations: { id: string; payment_id: string; total_cents: number }
}

/**
 * Returns a gift or a part of it to the donor, for finance: a refund that is asked for, or one that someone else asked for
 * and the caller approves. SQL decides whether it may be sent. The provider's event then changes the gift and issues the
 * corrected receipt, so the answer only says that the refund was accepted. SQL books a gift that was not paid by card
 * itself: it has no provider.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const caller = callerOf(request, env, fetch)
  if (!caller) return Response.json({ error: "forbidden" }, { status: 403 })
  const parsed = input.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return Response.json({ error: "Send a gift and an amount" }, { status: 400 })
  const asked = parsed.data
  const { data: outcome, error } = await ("request" in asked
    ? caller.rpc("decide_refund", { request: asked.request, approves: true })
    : caller.rpc("request_refund", asked))
  if (outcome === "not-allowed" || error?.code === INSUFFICIENT_PRIVILEGE)
    return Response.json({ error: "forbidden" }, { status: 403 })
  if (error) throw error
  if (outcome !== "approved") return Response.json({ outcome })
  const payments = await openPayments(env, fetch)
  if (!payments) return Response.json({ error: "Payments are not set up" }, { status: 503 })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = env
  const db = serviceClient({ SUPABASE_URL, SUPABASE_SECRET_KEY }, fetch)
  await send(payments, env, db, await approvedRefund(db, asked), fetch)
  return Response.json({ outcome: "refunded" })
}

/** A client with the caller's own rights. */
function callerOf(request: Request, env: Env, fetch: typeof globalThis.fetch) {
  const Authorization = request.headers.get("authorization")
  const key = request.headers.get("apikey")
  if (!Authorization || !key) return null
  return createClient(env.SUPABASE_URL ?? "", key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch, headers: { Authorization } },
  })
}

async function approvedRefund(db: Service, asked: z.infer<typeof input>): Promise<Refund> {
  const approved = db
    .from("refund_requests")
    .select("id, cents, refunded_after_cents, donations (id, payment_id, total_cents)")
    .eq("status", "approved")
  const { data } = await ("request" in asked
    ? approved.eq("id", asked.request)
    : approved.eq("donation_id", asked.donation)
  )
    .order("requested_at", { ascending: false })
    .limit(1)
    .single<Refund>()
    .throwOnError()
  return data
}

/** The key names the sum after the refund, so that a button pressed twice is one refund. */
async function send(
  payments: Payments,
  env: Env,
  db: Service,
  { cents, refunded_after_cents, donations: gift }: Refund,
  fetch: typeof globalThis.fetch,
) {
  const key = `refund-${gift.id}-${refunded_after_cents}`
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
    amount_refunded: refunded_after_cents,
  }
  await recordTestPayment(db, {
    ...{ payment: gift.payment_id, cents: gift.total_cents, donation: gift.id },
    refunded_cents: object.amount_refunded,
  })
  await deliverTestEvent(payments, env, { id: `evt_test_${key}`, type: "charge.refunded", object }, fetch)
}
