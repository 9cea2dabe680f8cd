import type pg from "pg"
import { listenForNotifications } from "../postgres/listen.ts"

interface SchedulerOptions {
  /** Opens a dedicated connection, for LISTEN. */
  connect(): Promise<pg.Client>
  /** Runs one job or task that is due. */
  call(signal: AbortSignal): Promise<RunResult>
  log(line: string): void
}

/** Response of the function for one call. */
export interface RunResult {
  troubles: string[]
  isMoreWaiting: boolean
}

const CHANNEL = "job_queued"
const INTERVAL_MS = 60_000
const CLOSE_TIMEOUT_MS = 10_000

/**
 * Runs jobs and periodic tasks when a job is queued and every minute. Every process has a scheduler; the
 * database assigns the jobs.
 */
export async function startScheduler({
  connect,
  call,
  log,
}: SchedulerOptions): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController()
  let isClosed = false
  let isRequested = false
  let running: Promise<void> | null = null
  let lastMessage = ""

  function wake() {
    isRequested = true
    if (!isClosed) running ??= runPending().finally(() => (running = null))
  }

  async function runPending() {
    while (isRequested && !isClosed) {
      isRequested = false
      try {
        const { troubles, isMoreWaiting } = await call(stopping.signal)
        isRequested ||= isMoreWaiting
        for (const message of troubles) logOnce(message)
      } catch (error) {
        if (!isClosed) logOnce(`Jobs are delayed: ${(error as Error).message}`)
      }
    }
  }

  // Repeated failures are logged once.
  function logOnce(message: string) {
    if (message !== lastMessage) log(message)
    lastMessage = message
  }

  const stopListening = await listenForNotifications(connect, [CHANNEL], {
    onNotification: wake,
    onReconnect: wake,
  })
  const timer = setInterval(wake, INTERVAL_MS).unref()
  wake()

  return {
    async close() {
      isClosed = true
      clearInterval(timer)
      await stopListening()
      const closeTimeout = setTimeout(() => stopping.abort(), CLOSE_TIMEOUT_MS)
      await running
      clearTimeout(closeTimeout)
    },
  }
}
