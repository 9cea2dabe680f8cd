import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { practiceEnvironment } from "../env.ts"
import { watchErrors } from "./last-error.ts"

/** The exit code with which a practice site asks to be started with fresh data. */
export const STARTS_OVER = 75

interface PracticeOptions {
  /** The project's folder. */
  root: string
  /** Deleted whenever the practice site starts over. */
  dataDir: string
  settings: { PORT: string; HOST: string; SITE_URL: string; TRUST_PROXY: string; PRACTICE_KEY?: string }
  dev: boolean
  /** Whether its output is shown. */
  isVerbose: boolean
  warn(line: string): void
  /** Calls the function once a night; returns what stops it. */
  everyNight?: (startOver: () => void) => () => void
  /** Calls the function after a time; returns what stops it. */
  later?: (start: () => void, milliseconds: number) => () => void
}

/** Why a practice site does not run. */
export interface PracticeFailure {
  reason: string
  /** How often in a row it ended. */
  count: number
  /** When it is started again. */
  retryAt: string
}

const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 3_600_000
/** A site that ran this long did not end for the reason of the time before. */
const RAN_WELL_MS = 600_000
const HOUR_OF_RESET = 4

/**
 * Runs the practice site as a process of its own, and with fresh data once a night or when it asks for it. When it ends
 * by itself, it is started again after a minute, then after two, four and so on up to an hour.
 */
export function runPractice(options: PracticeOptions) {
  const { root, dataDir, settings, dev, isVerbose, warn } = options
  const { everyNight = atFourInTheMorning, later = afterTime } = options
  let child: ChildProcess
  let isStopping = false
  let isFresh = false
  let failure: PracticeFailure | null = null
  let cancelRetry: (() => void) | null = null

  function start() {
    cancelRetry = null
    const output = isVerbose ? "inherit" : "pipe"
    const startedAt = performance.now()
    child = spawn(process.execPath, [join(root, "server/index.ts"), ...(dev ? ["--dev"] : [])], {
      cwd: root,
      stdio: ["ignore", output, output, "ipc"],
      env: practiceEnvironment({ ...settings, DATA_DIR: dataDir }),
    })
    const lastError = watchErrors(child)
    let reason: string | null = null
    child.on("error", error => (reason = error.message))
    // Unlike `exit`, this comes after the last line of output, and also if the process could not be started.
    child.on("close", code => {
      if (performance.now() - startedAt > RAN_WELL_MS) failure = null
      void onEnd(code, reason ?? lastError() ?? `it ended with code ${code}`)
    })
  }

  async function onEnd(code: number | null, reason: string) {
    if (isStopping) return
    if (code === STARTS_OVER || isFresh) return startOver()
    const count = (failure?.count ?? 0) + 1
    const milliseconds = Math.min(FIRST_RETRY_MS * 2 ** (count - 1), LONGEST_RETRY_MS)
    failure = { reason, count, retryAt: new Date(Date.now() + milliseconds).toISOString() }
    const sentence = reason.replace(/\.$/, "")
    warn(`The practice site does not run: ${sentence}. It starts again in ${milliseconds / 60_000} min.`)
    cancelRetry = later(start, milliseconds)
  }

  async function startOver() {
    isFresh = false
    await rm(dataDir, { recursive: true, force: true })
    if (!isStopping) start()
  }

  start()
  const stopNights = everyNight(() => {
    isFresh = true
    child.kill("SIGTERM")
    if (!cancelRetry) return
    cancelRetry()
    void startOver()
  })
  return {
    /** Whether its process runs; it may still be starting. */
    isRunning: () => cancelRetry === null,
    /** Why it ended the last time; null if it never did, or after it ran well. */
    failure: () => failure,
    async stop() {
      isStopping = true
      stopNights()
      cancelRetry?.()
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill("SIGTERM")
      await once(child, "exit")
    },
  }
}

export type PracticeProcess = ReturnType<typeof runPractice>

function afterTime(start: () => void, milliseconds: number) {
  const timer = setTimeout(start, milliseconds).unref()
  return () => clearTimeout(timer)
}

function atFourInTheMorning(startOver: () => void) {
  let next: NodeJS.Timeout
  function wait() {
    next = setTimeout(() => {
      startOver()
      wait()
    }, untilNextReset(new Date())).unref()
  }
  wait()
  return () => clearTimeout(next)
}

/** Milliseconds until it is four in the morning next time. */
export function untilNextReset(now: Date): number {
  const next = new Date(now)
  next.setHours(HOUR_OF_RESET, 0, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next.getTime() - now.getTime()
}
