import type { Env as PaymentsEnv } from "../_shared/payments.ts"
import { type Env, hasSecretKey, serviceClient } from "../_shared/service.ts"
import { advanceRaffle } from "./advance-raffle.ts"
import { changeGift } from "./change-gift.ts"
import { chargeTestGift } from "./charge-test-gift.ts"
import { erasePerson } from "./erase-person.ts"
import { exportPerson } from "./export-person.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { removeExport } from "./remove-export.ts"
import { removePicture } from "./remove-picture.ts"
import { type JobHandler, type Outcome, runJob, runTask } from "./run-job.ts"

/** `BEACON_URLS` are relays of the randomness beacon, separated by commas. */
type JobsEnv = Env & PaymentsEnv

// Handlers by job kind. Each can be interrupted at any point and run again.
function handlers(env: JobsEnv, fetch: typeof globalThis.fetch): Record<string, JobHandler> {
  return {
    export_person: exportPerson,
    remove_export: removeExport,
    remove_picture: removePicture,
    erase_person: erasePerson,
    advance_raffle: (db, job) => advanceRaffle(db, job, { urls: env.BEACON_URLS, fetch }),
    change_gift: (db, job) => changeGift(db, job, env, fetch),
    charge_test_gift: (db, job) => chargeTestGift(db, job, env, fetch),
    reconcile_payments: db => reconcilePayments(db, env, fetch),
  }
}

const DEFAULT_SECONDS = 50

/**
 * Runs what is due: periodic tasks first, then jobs, one after the other for `seconds`. Called on a schedule
 * with the secret key; concurrent calls share the work.
 */
export async function handle(request: Request, env: JobsEnv, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  if (!(await hasSecretKey(request, env))) return Response.json({ error: "forbidden" }, { status: 403 })
  const db = serviceClient(env, fetch)
  const kinds = handlers(env, fetch)
  const until = Date.now() + (await timeBudgetSeconds(request)) * 1000
  const outcomes: Outcome[] = []
  let isDone = false
  do {
    const outcome = (await runTask(db)) ?? (await runJob(db, kinds))
    if (outcome) outcomes.push(outcome)
    else isDone = true
  } while (!isDone && Date.now() < until && !request.signal.aborted)
  const troubles = outcomes.flatMap(({ trouble }) => trouble ?? [])
  return Response.json({ done: outcomes.map(({ name }) => name), troubles, isMoreWaiting: !isDone })
}

async function timeBudgetSeconds(request: Request): Promise<number> {
  const body: { seconds?: unknown } = await request.json().catch(() => ({}))
  return typeof body?.seconds === "number" ? body.seconds : DEFAULT_SECONDS
}
