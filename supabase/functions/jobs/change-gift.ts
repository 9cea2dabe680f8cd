import { carryOut, openGiftChange } from "../_shared/gift-changes.ts"
import { type Env, openPayments } from "../_shared/payments.ts"
import type { Service } from "../_shared/service.ts"
import type { Job } from "./run-job.ts"

class PaymentsOff extends Error {
  override name = "PaymentsOff"
}

/** Carries out a change of a repeating gift that was not carried out while the donor waited, or that no donor asked for. */
export async function changeGift(
  db: Service,
  { payload }: Job,
  env: Env,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const change = await openGiftChange(db, payload.change!)
  if (!change) return
  const payments = await openPayments(env, fetch)
  if (!payments) throw new PaymentsOff()
  await carryOut(payments, env, db, change, fetch)
}
