import type { Log } from "../logging/log.ts"

export interface Stoppable {
  /** Takes no more work; what is under way goes on. */
  drain(): void
  inFlight(): number
  closeIdleConnections(): void
  close(): Promise<void>
}

export interface StopOptions {
  patienceMs?: number
  exit?: (code: number) => void
}

const PATIENCE_MS = 25_000
const LOOK_AGAIN_MS = 50

/** A signal before the site is up closes the backend as soon as it is there. Returns how to end this watch. */
export function stopWhileStarting(mounting: Promise<{ close(): Promise<void> } | null>): () => void {
  let stopping = false

  function onSignal() {
    if (stopping) process.exit(1)
    stopping = true
    void mounting.then(backend => backend?.close()).finally(() => process.exit(1))
  }

  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
  return () => {
    process.off("SIGTERM", onSignal)
    process.off("SIGINT", onSignal)
  }
}

/**
 * Ends the process in order: on a signal the requests under way get their answers, then the backend closes.
 * A second signal ends it now. An error nobody caught ends it the same way with exit code 1, because after it
 * nothing can be relied on.
 */
export function stopInOrder(site: Stoppable, log: Log, options: StopOptions = {}) {
  const { patienceMs = PATIENCE_MS, exit = process.exit } = options
  let stopping = false

  async function stop(code: number) {
    stopping = true
    site.drain()
    const deadline = Date.now() + patienceMs
    while (site.inFlight() > 0 && Date.now() < deadline) {
      await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS))
      site.closeIdleConnections()
    }
    if (site.inFlight() > 0) log.warn("requests cut off at shutdown", { requests: site.inFlight() })
    try {
      await site.close()
      end(code)
    } catch (error) {
      log.error("the backend did not close cleanly", error)
      end(1)
    }
  }

  function end(code: number) {
    log.flush()
    exit(code)
  }

  function onSignal(signal: NodeJS.Signals) {
    if (stopping) {
      log.warn(`second ${signal}: stopping now`)
      return end(1)
    }
    log.info(`${signal}: finishing the requests under way`)
    void stop(0)
  }

  function onFault(message: string, error: unknown) {
    log.error(message, error)
    if (!stopping) void stop(1)
  }

  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
  process.on("uncaughtException", error => onFault("uncaught error", error))
  process.on("unhandledRejection", reason => onFault("unhandled rejection", reason))
}
