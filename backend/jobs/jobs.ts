import type pg from "pg"
import type { DiskState } from "../postgres/server/disk-watch.ts"
import { type RunResult, startScheduler } from "./scheduler.ts"

interface JobsOptions {
  siteUrl: string
  secretKey: string
  connect(): Promise<pg.Client>
  disk: DiskState
  /** Calls the gateway within this process. */
  fetch(request: Request): Promise<Response>
  log(line: string): void
}

/** Calls `supabase/functions/jobs` like Supabase Cron on a hosted project, until closed. */
export function openJobs({ siteUrl, secretKey, connect, disk, fetch, log }: JobsOptions) {
  async function call(signal: AbortSignal): Promise<RunResult> {
    // Jobs write; those that are due run after the disk has space again.
    if (disk.isFull) return { troubles: [], isMoreWaiting: false }
    const request = new Request(`${siteUrl}/functions/v1/jobs`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      // One job per call, so that closing waits only for that one.
      body: JSON.stringify({ seconds: 0 }),
      signal,
    })
    const response = await fetch(request)
    if (!response.ok) throw new Error(`the jobs function returned ${response.status}`)
    return response.json()
  }
  return startScheduler({ connect, call, log })
}
