import type pg from "pg"
import { listenTo } from "../postgres/listen.ts"

export interface ClockOptions {
  /** A connection of one's own, for LISTEN. */
  connect(): Promise<pg.Client>
  /** Has one piece of what is due done. */
  call(signal: AbortSignal): Promise<Turn>
  say(line: string): void
}

/** What the function says about one call. */
export interface Turn {
  troubles: string[]
  isMoreWaiting: boolean
}

const CHANNEL = "job_queued"
const EVERY_MS = 60_000
const CLOSING_PATIENCE_MS = 10_000

/**
 * Has jobs and periodic tasks done when a job is queued and every minute. Each process has such a clock; who
 * does what is decided in the database, piece by piece.
 */
export async function startClock({ connect, call, say }: ClockOptions): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController()
  let isClosed = false
  let isWanted = false
  let working: Promise<void> | null = null
  let lastTrouble = ""

  function wake() {
    isWanted = true
    if (!isClosed) working ??= work().finally(() => (working = null))
  }

  async function work() {
    while (isWanted && !isClosed) {
      isWanted = false
      try {
        const { troubles, isMoreWaiting } = await call(stopping.signal)
        isWanted ||= isMoreWaiting
        for (const trouble of troubles) complain(trouble)
      } catch (error) {
        if (!isClosed) complain(`Jobs wait: ${(error as Error).message}`)
      }
    }
  }

  // What fails for a day is one line, not one per minute.
  function complain(trouble: string) {
    if (trouble !== lastTrouble) say(trouble)
    lastTrouble = trouble
  }

  const stopListening = await listenTo(connect, [CHANNEL], { heard: wake, missed: wake })
  const ticking = setInterval(wake, EVERY_MS).unref()
  wake()

  return {
    async close() {
      isClosed = true
      clearInterval(ticking)
      await stopListening()
      const patience = setTimeout(() => stopping.abort(), CLOSING_PATIENCE_MS)
      await working
      clearTimeout(patience)
    },
  }
}
