import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { practiceEnvironment } from "../env.ts"

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
}

const RETRY_MS = 60_000
const HOUR_OF_RESET = 4

/** Runs the practice site as a process of its own, and with fresh data once a night or when it asks for it. */
export function runPractice(options: PracticeOptions) {
  const { root, dataDir, settings, dev, isVerbose, warn, everyNight = atFourInTheMorning } = options
  let child: ChildProcess
  let isStopping = false
  let isFresh = false

  function start() {
    child = spawn(process.execPath, [join(root, "server/index.ts"), ...(dev ? ["--dev"] : [])], {
      cwd: root,
      stdio: ["ignore", isVerbose ? "inherit" : "ignore", "inherit", "ipc"],
      env: practiceEnvironment({ ...settings, DATA_DIR: dataDir }),
    })
    child.on("error", error => warn(`The practice site could not start: ${error.message}`))
    child.on("exit", code => void onExit(code))
  }

  async function onExit(code: number | null) {
    if (isStopping) return
    if (code === STARTS_OVER || isFresh) {
      isFresh = false
      await rm(dataDir, { recursive: true, force: true })
      return start()
    }
    warn(`The practice site ended (${code}). It starts again in a minute.`)
    setTimeout(() => !isStopping && start(), RETRY_MS).unref()
  }

  start()
  const stopNights = everyNight(() => {
    isFresh = true
    child.kill("SIGTERM")
  })
  return {
    async stop() {
      isStopping = true
      stopNights()
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill("SIGTERM")
      await once(child, "exit")
    },
  }
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
