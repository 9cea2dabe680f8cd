import { type Env, serviceClient, showsSecretKey } from "../_shared/service.ts"
import { erasePerson } from "./erase-person.ts"
import { exportPerson } from "./export-person.ts"
import { removeExport } from "./remove-export.ts"
import { type Outcome, runJob, runTask, type Work } from "./run-job.ts"

// What each kind of job does. Whatever is here may be interrupted at any point and begun again.
const KINDS: Record<string, Work> = {
  export_person: exportPerson,
  remove_export: removeExport,
  erase_person: erasePerson,
}

const USUAL_SECONDS = 50

/**
 * Does what is due: periodic tasks first, then jobs, one after the other for `seconds`. Called by a clock with
 * the secret key; any number of calls at the same time share the work.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  if (!(await showsSecretKey(request, env))) return Response.json({ error: "forbidden" }, { status: 403 })
  const db = serviceClient(env, fetch)
  const until = Date.now() + (await wantedSeconds(request)) * 1000
  const outcomes: Outcome[] = []
  let isDone = false
  do {
    const outcome = (await runTask(db)) ?? (await runJob(db, KINDS))
    if (outcome) outcomes.push(outcome)
    else isDone = true
  } while (!isDone && Date.now() < until && !request.signal.aborted)
  const troubles = outcomes.flatMap(({ trouble }) => trouble ?? [])
  return Response.json({ done: outcomes.map(({ name }) => name), troubles, isMoreWaiting: !isDone })
}

async function wantedSeconds(request: Request): Promise<number> {
  const body: { seconds?: unknown } = await request.json().catch(() => ({}))
  return typeof body?.seconds === "number" ? body.seconds : USUAL_SECONDS
}
