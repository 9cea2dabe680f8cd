import { z } from "zod"
import type { Service } from "../_shared/service.ts"

const jobSchema = z.object({ id: z.string(), kind: z.string(), payload: z.unknown(), attempts: z.number() })
const payloadSchema = z.record(z.string(), z.string())
const tasksSchema = z.array(z.object({ task: z.string(), error: z.string().nullable() }))

type ClaimedJob = z.infer<typeof jobSchema>
export type Job = ClaimedJob & { payload: Record<string, string> }

export type JobHandler = (db: Service, job: Job) => Promise<void>

/** What ran, and an error message without personal data. */
export interface Outcome {
  name: string
  trouble?: string
}

// Longer than a function can run, so that no other call claims a running job.
const LEASE_SECONDS = 180

/** Runs the most overdue periodic task; null if none is due. */
export async function runTask(db: Service): Promise<Outcome | null> {
  const { data } = await db.rpc("run_next_task").throwOnError()
  const [ran] = tasksSchema.parse(data)
  if (!ran) return null
  return ran.error
    ? { name: ran.task, trouble: `Task ${ran.task} failed (${ran.error})` }
    : { name: ran.task }
}

/** Runs the most overdue job; null if none is due. */
export async function runJob(db: Service, kinds: Record<string, JobHandler>): Promise<Outcome | null> {
  const { data } = await db.rpc("claim_job", { lease_seconds: LEASE_SECONDS }).throwOnError()
  const [job] = z.array(jobSchema).parse(data)
  if (!job) return null
  const work = kinds[job.kind]
  try {
    if (!work) throw new UnknownKind()
    await work(db, { ...job, payload: payloadSchema.parse(job.payload) })
  } catch (error) {
    return { name: job.kind, trouble: await markFailed(db, job, error) }
  }
  await db.rpc("finish_job", { job: job.id, attempt: job.attempts }).throwOnError()
  return { name: job.kind }
}

class UnknownKind extends Error {
  override name = "UnknownKind"
}

async function markFailed(db: Service, job: ClaimedJob, error: unknown): Promise<string> {
  const reason = errorCode(error)
  const is_final = error instanceof UnknownKind
  const failed = { job: job.id, attempt: job.attempts, reason, is_final }
  const { data: state } = await db.rpc("fail_job", failed).throwOnError()
  return `Job ${job.kind} failed (${reason}), try ${job.attempts}${state === "failed" ? ": given up" : ""}`
}

// Error messages may contain personal data; names and codes do not.
function errorCode(error: unknown): string {
  const { name, code, status } = error as { name?: string; code?: string; status?: number }
  return [name ?? "Error", code || status].filter(Boolean).join(" ")
}
