import type pg from "pg"
import { startClock, type Turn } from "./scheduler.ts"

export interface JobsOptions {
  siteUrl: string
  secretKey: string
  connect(): Promise<pg.Client>
  /** Reaches the gateway without leaving the process. */
  fetch(request: Request): Promise<Response>
  say(line: string): void
}

/** Calls `supabase/functions/jobs` as the clock of a hosted project would, until it is closed. */
export function openJobs({ siteUrl, secretKey, connect, fetch, say }: JobsOptions) {
  async function call(signal: AbortSignal): Promise<Turn> {
    const request = new Request(`${siteUrl}/functions/v1/jobs`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      // One piece at a time, so that closing waits for that piece and not for all of them.
      body: JSON.stringify({ seconds: 0 }),
      signal,
    })
    const response = await fetch(request)
    if (!response.ok) throw new Error(`the function jobs answered ${response.status}`)
    return response.json()
  }
  return startClock({ connect, call, say })
}
