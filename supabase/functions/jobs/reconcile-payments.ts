import { type Env, openPayments } from "../_shared/payments.ts"
import type { Service } from "../_shared/service.ts"
import { stripePayments } from "./stripe-payments.ts"

const LISTED_DAYS = 14

/**
 * Compares our gifts with the payment provider's list of the last days. The list only reads, and the comparison is one
 * transaction, so that a job that runs twice reports each difference once.
 */
export async function reconcilePayments(
  db: Service,
  env: Env,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const payments = await openPayments(env, fetch)
  if (!payments) return
  const since = new Date(Date.now() - LISTED_DAYS * 86_400_000)
  const listed =
    payments.mode === "stripe"
      ? await stripePayments(payments.stripe, db, since)
      : (await db.rpc("test_payments", { since: since.toISOString() }).throwOnError()).data
  const mode = payments.mode === "test" ? "built-in" : isLiveKey(env) ? "live" : "stripe-test"
  await db.rpc("reconcile_payments", { mode, since: since.toISOString(), payments: listed }).throwOnError()
}

function isLiveKey({ STRIPE_SECRET_KEY = "" }: Env) {
  return /^[sr]k_live_/.test(STRIPE_SECRET_KEY)
}
