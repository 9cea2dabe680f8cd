import { type Answer, jsonAnswer } from "./responses.ts"

const ASK_AT_MOST_EVERY_MS = 1_000
const PATIENCE_MS = 2_000

export interface Health {
  answer(path: string): Promise<Answer> | null
  /** From here on the site says that it takes no more work. */
  stop(): void
}

/** `/healthz`: this process lives. `/readyz`: the database answers and its migrations are applied. */
export function createHealth(isReady: () => Promise<boolean>): Health {
  let stopped = false
  let asked: { at: number; ready: Promise<boolean> } | null = null

  // Anyone may ask, so the database is asked once a second at most.
  function ready(): Promise<boolean> {
    const now = Date.now()
    if (!asked || now - asked.at >= ASK_AT_MOST_EVERY_MS) asked = { at: now, ready: withPatience(isReady) }
    return asked.ready
  }

  return {
    answer(path) {
      if (path === "/healthz") return Promise.resolve(jsonAnswer(200, { status: "ok" }))
      if (path === "/readyz") return readiness(() => (stopped ? Promise.resolve(false) : ready()))
      return null
    },
    stop() {
      stopped = true
    },
  }
}

async function readiness(ready: () => Promise<boolean>): Promise<Answer> {
  if (await ready()) return jsonAnswer(200, { status: "ok" })
  return jsonAnswer(503, { status: "degraded" }, [["Retry-After", "1"]])
}

async function withPatience(isReady: () => Promise<boolean>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PATIENCE_MS)
  try {
    // Not being able to tell is not being ready.
    return await Promise.race([isReady().catch(() => false), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
