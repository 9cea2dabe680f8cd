import { jsonResponse, type PlainResponse } from "./responses.ts"

const CHECK_INTERVAL_MS = 1_000
const TIMEOUT_MS = 2_000

export interface Health {
  respond(path: string): Promise<PlainResponse> | null
  /** From now on the site reports that it is not ready. */
  stop(): void
}

/**
 * `/healthz`: the process is running. `/readyz`: the database responds and its migrations are applied; a site that
 * saves nothing because the disk is full is ready, because its pages can still be read (decision 017).
 */
export function createHealth(isReady: () => Promise<boolean>, isReadOnly = () => false): Health {
  let stopped = false
  let lastCheck: { at: number; ready: Promise<boolean> } | null = null

  // Anyone can call this, so the database is checked at most once a second.
  function ready(): Promise<boolean> {
    const now = Date.now()
    if (!lastCheck || now - lastCheck.at >= CHECK_INTERVAL_MS)
      lastCheck = { at: now, ready: withTimeout(isReady) }
    return lastCheck.ready
  }

  return {
    respond(path) {
      if (path === "/healthz") return Promise.resolve(jsonResponse(200, { status: "ok" }))
      if (path === "/readyz") return readiness(() => (stopped ? Promise.resolve(false) : ready()), isReadOnly)
      return null
    },
    stop() {
      stopped = true
    },
  }
}

async function readiness(ready: () => Promise<boolean>, isReadOnly: () => boolean): Promise<PlainResponse> {
  const isReady = await ready()
  if (isReady && isReadOnly()) return jsonResponse(200, { status: "read-only", reason: "The disk is full" })
  if (isReady) return jsonResponse(200, { status: "ok" })
  return jsonResponse(503, { status: "degraded" }, [["Retry-After", "1"]])
}

async function withTimeout(isReady: () => Promise<boolean>): Promise<boolean> {
  const { promise: timedOut, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  try {
    // If readiness cannot be determined, the site is not ready.
    return await Promise.race([isReady().catch(() => false), timedOut])
  } finally {
    clearTimeout(timer)
  }
}
