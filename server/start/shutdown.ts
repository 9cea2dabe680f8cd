import type { Log } from "../logging/log.ts"

interface RunningSite {
  /** Accepts no more work; requests in progress continue. */
  drain(): void
  inFlight(): number
  closeIdleConnections(): void
  close(): Promise<void>
}

interface StopOptions {
  timeoutMs?: number
  exit?: (code: number) => void
}

const TIMEOUT_MS = 25_000
const POLL_INTERVAL_MS = 50
// A closed terminal sends SIGHUP; the channel to `npm start` or `npm run dev` closes when that process is killed.
const STOP_EVENTS = ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"] as const

/** Closes the backend if a signal arrives before the site is up. Returns a function that stops watching. */
export function abortStartOnSignal(mounting: Promise<{ close(): Promise<void> } | null>): () => void {
  let stopping = false

  function onSignal(signal?: NodeJS.Signals) {
    if (stopping && signal === undefined) return
    if (stopping) process.exit(1)
    stopping = true
    void mounting.then(backend => backend?.close()).finally(() => process.exit(1))
  }

  for (const event of STOP_EVENTS) process.on(event, onSignal)
  return () => {
    for (const event of STOP_EVENTS) process.off(event, onSignal)
  }
}

/**
 * Shuts down gracefully: on a signal, requests in progress are finished and then the backend closes. A second
 * signal exits at once. An uncaught error shuts down the same way with exit code 1. Returns a function that shuts down
 * with another exit code.
 */
export function shutDownGracefully(site: RunningSite, log: Log, options: StopOptions = {}) {
  const { timeoutMs = TIMEOUT_MS, exit = process.exit } = options
  let stopping = false

  async function stop(code: number) {
    stopping = true
    site.drain()
    const deadline = Date.now() + timeoutMs
    while (site.inFlight() > 0 && Date.now() < deadline) {
      await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))
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

  function onSignal(signal: (typeof STOP_EVENTS)[number]) {
    if (stopping && signal === "disconnect") return
    if (stopping) {
      log.warn(`second ${signal}: stopping now`)
      return end(1)
    }
    const cause = signal === "disconnect" ? "the parent process is gone" : signal
    log.info(`${cause}: finishing requests in progress`)
    void stop(0)
  }

  function onFatalError(message: string, error: unknown) {
    log.error(message, error)
    if (!stopping) void stop(1)
  }

  for (const event of STOP_EVENTS) process.on(event, () => onSignal(event))
  process.on("uncaughtException", error => onFatalError("uncaught error", error))
  process.on("unhandledRejection", reason => onFatalError("unhandled rejection", reason))
  return function shutDown(code: number) {
    if (!stopping) void stop(code)
  }
}
